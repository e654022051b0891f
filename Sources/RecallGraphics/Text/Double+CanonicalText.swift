extension Double {
  /// This number as text that is the same on each run and each machine: a whole number without a
  /// point, and `-0` as `0`.
  package var canonicalText: String {
    if self == rounded(), magnitude < 1e15 { return "\(Int64(self))" }
    return "\(self)"
  }
}
