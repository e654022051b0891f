// A program that has scenes has views.
@_exported import RecallUI
