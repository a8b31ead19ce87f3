"""How a game looks that is watched again: the board, and the controls that move time."""

from collections.abc import Callable, Hashable

import pygame

from goldenhorn.board_view.animation.board_ambience import BoardAmbience
from goldenhorn.board_view.animation.choreography import Choreography
from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.words.event_lines import event_lines
from goldenhorn.common.language import _
from goldenhorn.engine.scoring import winners
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.replay import replay_panels, time_controls
from goldenhorn.scenes.replay.replay_panels import ReplayScore, score_sheet
from goldenhorn.scenes.replay.time_controls import PLAN, ReplayPlan
from goldenhorn.session.deeds import company_of
from goldenhorn.session.game import Game
from goldenhorn.session.replay_timeline import ReplayTimeline
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import ButtonState
from goldenhorn.ui.painted_lists import ribbon_width
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.screen import BACK

TRACK, HANDS, SAVE, PLAY, SPEED = "track", "hands", "save", "play", "speed"
"""What has the focus, from the top to the foot; LEFT and RIGHT change all but SAVE."""
ROUND_BACK, STEP_BACK, STEP_ON, ROUND_ON, END = "round_back", "step_back", "step_on", "round", "end"
"""Discs that pointers tap; devices with arrows have them on the line of time and on Play."""
SIGNS = {
    ROUND_BACK: "round_back",
    STEP_BACK: "back",
    PLAY: "play",
    STEP_ON: "forward",
    ROUND_ON: "round_forward",
    END: "end",
}
"""The discs from left to right."""
SPEEDS = ("×½", "×1", "×2", "×4")
MOST_TOLD = 2
"""So many clauses tell a step."""
WOOD, FRAME, DESK, FRONT, SHEET = 3.4, 19.0, 20.0, 21.0, 24.0
"""The wood lies at the ground, all else in front of what flies above the board."""
ABOVE_BAR = 14
"""Between a notice and the line of time, which has a knob."""
REACH = 12
"""How far beyond the line of time a finger may touch it."""


class ReplayLooks(PaintedPage):
    """A board and the desk below it."""

    def __init__(self, context: AppContext, game: Game, since: int) -> None:
        super().__init__(context)
        self.timeline = ReplayTimeline(game, since)
        self.is_open = False
        """Whether all hands are shown."""
        self.is_playing = True
        self.speed = {"calm": 0, "normal": 1, "fast": 2, "instant": 3}[context.speed]
        self.title = _("Replay")
        """Stands on a ribbon at first."""
        self.leaves_to = _("back")
        self.rested_at = self.timeline.at
        """Where the board has come to rest: hands are shown as they were there."""
        self._title_ticks = 0
        self.focus.key = PLAY
        self._build()

    # The board

    def _build(self) -> None:
        context, game, kit = self.context, self.timeline.game, self.context.kit
        config = game.match.config
        layout = self.plan.around(layout_of(config))
        bots = frozenset(n for n, seat in enumerate(game.seats) if not seat.is_human)
        common = (self.picture, kit.drawings, kit.words)
        route = self.timeline.state.route
        self.board = BoardView(
            *(*common, kit.pictures, layout, config, route, game.names, bots),
            high_contrast=kit.high_contrast,
        )
        self.choreography = Choreography(
            self.board,
            *common,
            sound=context.sound.play,
            has_motion=context.has_motion,
        )
        self.sea = BoardAmbience(self.board, self.picture, kit.drawings)
        self._company = company_of(game)
        self._pieces: dict[Hashable, tuple[Hashable, Image]] = {}
        self.show_at_once()

    @property
    def notice_room(self) -> pygame.Rect:
        """Over the sea, above everything that moves time."""
        room = super().notice_room
        room.height = self.plan.desk_top // 2
        room.bottom = self.plan.bar.top - ABOVE_BAR
        return room

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What makes the ships as they will sail."""
        return [*self.board.preload, *self.sea.preload]

    def show_at_once(self) -> None:
        """Show the board where the timeline stands."""
        self.choreography.show(self.timeline.state, top=self.timeline.top_discard)
        self.came_to_rest()

    def came_to_rest(self) -> None:
        """Show hands and the end as they are now."""
        self.rested_at = self.timeline.at
        self.changed()

    def lay_out(self) -> None:
        """Build the board anew, too."""
        self._build()
        super().lay_out()

    @property
    def plan(self) -> ReplayPlan:
        """Where everything stands."""
        return PLAN

    @property
    def is_over(self) -> bool:
        """Whether everything has been seen."""
        return self.timeline.is_at_end and self.rested_at == self.timeline.at

    # The desk

    def compose(self) -> None:
        """Show everything but the board, which shows itself."""
        self._show_frame()
        self._show_bar()
        self._show_told()
        if self.is_open:
            self._show_hands()
        else:
            self._show_rope()
        self._show_discs()
        self._show_speeds()
        self._show_hints()
        if self._title_ticks:
            self._show_ribbon(self.title, self.plan.title.y)
        elif self.is_over and self.timeline.is_finished:
            self._show_scores()

    def _show_frame(self) -> None:
        """Show the corners."""
        span, (width, height) = self.plan.corner, self.context.size
        for is_right in (False, True):
            for is_lower in (False, True):
                name = ("corner", is_right, is_lower)
                x = width - span - 3 if is_right else 3
                y = height - span - 3 if is_lower else 3
                image = self._kept(name, time_controls.corner, span, is_right, is_lower)
                self.show(name, image, x, y, FRAME)

    def _show_bar(self) -> None:
        place, timeline = self.plan.bar, self.timeline
        starts = tuple(timeline.share_of(start) for start in timeline.round_starts)
        facts = (place.size, timeline.share, starts, self.focus.key == TRACK)
        image = self._kept(TRACK, time_controls.bar, self.context.kit, *facts)
        self.show(TRACK, image, *place.topleft, DESK)
        self.offer(TRACK, place.inflate(REACH, 2 * REACH), turns=True)

    def _show_told(self) -> None:
        plan, kit = self.plan, self.context.kit
        seat, line = self._told()
        facts = (plan.sentence.size, self._company.crests[seat], tuple(line), plan.text)
        image = self._kept("told", replay_panels.sentence, kit, *facts)
        self.show("told", image, *plan.sentence.topleft, DESK)
        if self.timeline.may_open:
            self._show_hands_switch()
        if self.timeline.is_finished:
            self._show_save()

    def _told(self) -> tuple[int, Line]:
        """Return who acted last and what came of it; of that the last clauses that find room."""
        timeline, names = self.timeline, self.timeline.game.names
        seat = timeline.state.player
        clauses: list[Line] = []
        for step in timeline.just_played():
            for _event, clause in event_lines(
                timeline.events_of(step), names, timeline.state.route
            ):
                clauses.append(clause)
                seat = timeline.seat_of(step)
        if not clauses:
            return seat, [_("{name} is to move", name=names[seat])]
        line = replay_panels.joined(clauses[-MOST_TOLD:])
        is_long = not replay_panels.has_room(
            self.context.kit, self.plan.sentence.size, line, self.plan.text
        )
        return seat, clauses[-1] if is_long else line

    def _show_hands_switch(self) -> None:
        place, kit = self.plan.hands, self.context.kit
        eye = "eye" if self.is_open else "eye_shut"
        is_focused = self.focus.key == HANDS
        facts = (place.size, _("Open hands"), self.is_open, is_focused, eye)
        self.show(HANDS, self._kept(HANDS, time_controls.pill, kit, *facts), *place.topleft, DESK)
        self.offer(HANDS, place, turns=True)

    def _show_save(self) -> None:
        place, kit = self.plan.save, self.context.kit
        state = ButtonState.FOCUSED if self.focus.key == SAVE else ButtonState.REST
        if self.pressed == SAVE:
            state = ButtonState.PRESSED
        image = self._kept(SAVE, time_controls.disc, kit, "save", place.height, state)
        self.show(SAVE, image, place.centerx - place.height / 2, place.y, DESK)
        self.offer(SAVE, place)

    def _show_hands(self) -> None:
        place, kit = self.plan.rope, self.context.kit
        facts = (self.timeline.hands(self.rested_at), self._company.crests, self.plan.card)
        image = self._kept("row", replay_panels.hands, kit, place.size, *facts)
        self.show("row", image, *place.topleft, DESK)

    def _show_rope(self) -> None:
        plan, timeline, kit = self.plan, self.timeline, self.context.kit
        deeds = timeline.deeds_of_round()
        told = sum(deed.step < timeline.at for deed in deeds) - 1
        if told >= 0:
            deeds = (*deeds[:told], timeline.so_far(deeds[told]), *deeds[told + 1 :])
        facts = (plan.rope.size, deeds, told, self._company, plan.knot)
        self.show(
            "row", self._kept("row", replay_panels.rope, kit, *facts), *plan.rope.topleft, DESK
        )
        for deed, middle in zip(
            deeds, replay_panels.knots(plan.rope.width, len(deeds)), strict=True
        ):
            place = pygame.Rect(0, 0, plan.knot, plan.rope.height)
            place.center = plan.rope.x + middle, plan.rope.centery
            self.offer(("deed", deed.step), place, is_hidden_from_focus=True)

    def _show_discs(self) -> None:
        plan, kit = self.plan, self.context.kit
        for (key, sign), middle in zip(SIGNS.items(), plan.middles, strict=True):
            span = plan.play if key == PLAY else plan.disc
            state = self.state_of(key)
            shown = self._play_sign if key == PLAY else sign
            image = self._kept(("disc", key), time_controls.disc, kit, shown, span, state)
            place = pygame.Rect(0, 0, span, span)
            place.center = middle, plan.controls_y
            self.show(("disc", key), image, *place.topleft, FRONT if key == PLAY else DESK)
            is_main = key == PLAY
            self.offer(
                key, place, turns=is_main, is_preferred=is_main, is_hidden_from_focus=not is_main
            )

    @property
    def _play_sign(self) -> str:
        if self.is_over:
            return "again"
        return "pause" if self.is_playing else "play"

    def _show_speeds(self) -> None:
        plan, kit = self.plan, self.context.kit
        self.offer(SPEED, plan.speeds[0].unionall(plan.speeds), turns=True)
        for number, place in enumerate(plan.speeds):
            is_on = number == self.speed
            facts = (place.size, SPEEDS[number], is_on, is_on and self.focus.key == SPEED)
            image = self._kept((SPEED, number), time_controls.pill, kit, *facts)
            self.show((SPEED, number), image, *place.topleft, DESK)
            self.offer((SPEED, number), place, is_hidden_from_focus=True)

    def _show_hints(self) -> None:
        """Name the keys: what arrows and a press do where the focus is, and the way out."""
        context, place = self.context, self.plan.leave
        leave = ((context.key(Button.BACK), self.leaves_to),)
        image = context.kit.hints(leave, place.width, self.plan.hint_height)
        corner = place.right - image.size[0], place.centery - image.size[1] // 2
        self.show(BACK, image, *corner, DESK)
        self.offer(BACK, pygame.Rect(corner, image.size), is_hidden_from_focus=True)
        if context.controls.speaker[1]:  # a pointer taps the discs themselves
            return
        place, height = self.plan.hints, self.plan.hint_height
        confirm = context.key(Button.CONFIRM)
        keys = (confirm,) if self.focus.key == SAVE else (context.across(), confirm)
        items = tuple(zip(keys, self._hints(), strict=False))
        image = context.kit.hints(items, place.width, height)
        if image.size[1] > height:  # the discs need no second name
            image = context.kit.hints(items[:1], place.width, height)
        self.show("hints", image, place.x, place.centery - image.size[1] // 2, DESK)

    def focus_words(self) -> str:
        """Say what arrows and a press do: discs have signs instead of words."""
        return "; ".join(self._hints())

    def _hints(self) -> tuple[str, ...]:
        """Say what the arrows do, and CONFIRM where it does something else."""
        match self.focus.key:
            case "track":
                return _("round"), _("to the end")
            case "hands":
                return (_("hands"),)
            case "save":
                return (_("save"),)
            case "speed":
                return (_("speed"),)
            case _ if self.is_over:
                return _("step"), _("again")
            case _:
                return _("step"), _("pause") if self.is_playing else _("play")

    # What comes and goes in front of the sea

    def _show_ribbon(self, title: str, top: int) -> None:
        kit, (least, height), whole = self.context.kit, self.plan.title.size, self.context.size[0]
        text, letters = title.upper(), height * 2 // 5
        width = ribbon_width(kit.words, text, letters, least, whole * 4 // 5)
        ribbon = kit.ribbon((width, height), text, letters)
        self.show("ribbon", ribbon, (whole - width) / 2, top, SHEET + 1)

    def _show_scores(self) -> None:
        plan, kit, timeline = self.plan, self.context.kit, self.timeline
        points, won = timeline.scores(), winners(timeline.state)
        seats = sorted(range(len(points)), key=lambda seat: (seat not in won, -points[seat], seat))
        names, crests = self._company.names, self._company.crests
        scores = tuple(ReplayScore(names[n], crests[n], points[n], n in won) for n in seats)
        facts = (plan.scores_width, plan.score_row, scores)
        sheet = self._kept("scores", score_sheet, kit, *facts)
        x = (self.context.size[0] - plan.scores_width) / 2
        self.show("scores", sheet, x, plan.scores_top, SHEET)
        self._show_ribbon(_("Final scores"), plan.scores_top - round(plan.title.height * 0.72))

    def _kept(self, name: Hashable, draw: Callable[..., Image], *facts: Hashable) -> Image:
        """Draw a thing anew only when its facts are others."""
        known = self._pieces.get(name)
        if known is None or known[0] != (draw, facts):
            known = self._pieces[name] = ((draw, facts), draw(*facts))
        return known[1]
