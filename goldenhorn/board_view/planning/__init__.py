"""What the shared screen shows while somebody plans a turn; drawn from open facts only.

`plan_view.PlanView` puts all its marks on the board.
"""
