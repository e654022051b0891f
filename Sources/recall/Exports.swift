// What drives a stage, and files: every file here needs some of it.
@_exported import RecallDriver
@_exported import SystemFiles
