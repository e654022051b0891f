import Foundation

extension Sequence<ClosedRange<CGFloat>> {
  /// What the spans of characters on a line cover together, from left to right, in points. Spans that are nearer to each other
  /// than a hair line become one.
  ///
  /// - Complexity: O(*n* log *n*) for *n* spans.
  package func merged() -> [ClosedRange<CGFloat>] {
    let hairline: CGFloat = 0.05
    var merged: [ClosedRange<CGFloat>] = []
    for span in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, span.lowerBound <= last.upperBound + hairline {
        merged[merged.count - 1] = last.lowerBound...Swift.max(last.upperBound, span.upperBound)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
