"""The pause menu, the menu of a lesson, and the page of who decides for which seat."""
