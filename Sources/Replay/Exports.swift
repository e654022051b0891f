// A target tells its state as snapshots.
@_exported import Snapshots
