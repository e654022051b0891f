// The views that are made of others, and with them all that these are made of.
@_exported import RecallUICore
