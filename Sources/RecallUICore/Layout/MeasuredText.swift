/// What was found out about a text by measuring it, for who measures it again.
///
/// A stack asks a text for its smallest, its largest and its final size. Where it stands on one line,
/// it is as large in each width that it fits into.
final class MeasuredText {
  /// The text with all that is said of its looks.
  var text: ResolvedText?
  /// How large it is where nothing limits its width.
  var unlimited: TextMetrics?

  /// The metrics in a width that are known without measuring.
  func metrics(in width: CGFloat?) -> TextMetrics? {
    guard let unlimited else { return nil }
    guard let width else { return unlimited }
    guard unlimited.lineCount == 1, !unlimited.isTruncated, unlimited.size.width <= width else {
      return nil
    }
    return unlimited
  }
}
