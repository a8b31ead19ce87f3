"""Who lets things go faster: by holding a button, or where people tap by tapping it."""

from goldenhorn.input.devices import Device
from goldenhorn.ui.app_context import Stage


class FastForward:
    """The devices that wish things to go faster."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._devices: set[Device] = set()

    @property
    def is_on(self) -> bool:
        """Whether anybody wishes it."""
        return bool(self._devices)

    def press(self, device: Device) -> None:
        """Begin until a device lets go, or where people tap until it taps again."""
        if self._stage.settings.holding == "toggle":
            self._devices ^= {device}
        else:
            self._devices.add(device)

    def release(self, device: Device) -> None:
        """Hear that a device lets go."""
        if self._stage.settings.holding == "hold":
            self._devices.discard(device)

    def forget(self, device: Device) -> None:
        """Wait no longer for a device that is gone."""
        self._devices.discard(device)

    def stop(self) -> None:
        """Forget what everybody wished."""
        self._devices.clear()
