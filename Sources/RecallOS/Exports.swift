// What programs import as `os`: a module has one other name only.
@_exported import RecallOSLog
