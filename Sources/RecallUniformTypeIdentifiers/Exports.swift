// Types of content stand with what carries it from view to view.
@_exported import RecallUI
