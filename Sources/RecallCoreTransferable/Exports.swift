// What carries things from view to view stands with the views that do.
@_exported import RecallUI
