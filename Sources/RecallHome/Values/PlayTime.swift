import Foundation

/// How long a game took, as people read it.
enum PlayTime {
  /// Minutes and seconds, or hours, minutes and seconds: `1:05`, `1:00:05`.
  static func text(ofMilliseconds milliseconds: Int64) -> String {
    let seconds = max(milliseconds, 0) / 1000
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

extension Double {
  /// In digits, so many of them behind the point; what is no number is a dash.
  func rounded(to digits: Int) -> String {
    isFinite ? String(format: "%.\(digits)f", self) : "–"
  }
}
