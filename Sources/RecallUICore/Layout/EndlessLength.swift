extension CGFloat {
  /// What views are offered, in points, to find out how long they would like to be: longer than any
  /// stage, and small enough that sums of it stay exact.
  static let veryLong: CGFloat = 1_000_000

  /// Whether a length is no space to share, but that offer, or what paddings leave of it.
  ///
  /// Containers in containers offer each other `veryLong` itself then: a share of it that is another
  /// one at each depth would have to be answered anew at each depth by all that is inside.
  var isEndless: Bool { isInfinite || (.veryLong / 2 ... .veryLong).contains(self) }
}
