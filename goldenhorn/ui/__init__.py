"""What screens are made of: the app context, pages with a cursor, lists, questions, and the kit.

A new screen is a `page.Page` or a `list_page.RowsPage`, and gets an `app_context.AppContext`. May
import everything below: graphics, system, storage, session, input.
"""
