import RecallUI

extension Instant {
  /// Minutes, seconds and milliseconds: `1:02.345`.
  var clock: String {
    let milliseconds = max(millisecondsRoundedUp, 0)
    func padded(_ number: Int64, _ length: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
    let seconds = padded(milliseconds / 1000 % 60, 2)
    return "\(milliseconds / 60_000):\(seconds).\(padded(milliseconds % 1000, 3))"
  }
}
