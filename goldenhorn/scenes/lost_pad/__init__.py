"""Somebody's gamepad is gone: everything waits until another device takes the seat over."""
