import RecallUI

extension DisplayList {
  /// The first thing that another list draws otherwise; nil for the same list.
  func difference(from other: DisplayList) -> String? {
    guard self != other else { return nil }
    let (own, others) = ("\(self)".split(separator: "\n"), "\(other)".split(separator: "\n"))
    let place = zip(own, others).enumerated().first { $1.0 != $1.1 }?.offset
    let line = place ?? min(own.count, others.count)
    func text(_ lines: [Substring]) -> String {
      lines.indices.contains(line) ? String(lines[line].prefix(200)) : "nothing more"
    }
    return "expected `\(text(own))` in line \(line + 1) of what is drawn, found `\(text(others))`"
  }
}
