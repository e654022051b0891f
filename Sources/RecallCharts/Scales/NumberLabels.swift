/// Numbers as axes say them, in English as it is written in the United States.
enum NumberLabels {
  /// A number with as many digits as a step between numbers needs; large ones with separators, huge
  /// ones as powers of ten.
  static func text(of number: Double, step: Double? = nil) -> String {
    guard number.isFinite else { return "\(number)" }
    if number == 0 { return "0" }
    guard abs(number) < 1e15, abs(number) >= 1e-6 else {
      return String(format: "%.3g", number)
    }
    let digits = step.map { max(0, min(-Int((log10($0) + 1e-9).rounded(.down)), 9)) }
    guard let digits else { return separated(shortest(of: number)) }
    return separated(String(format: "%.\(digits)f", number))
  }

  /// At most three digits behind the point.
  private static func shortest(of number: Double) -> String {
    var text = String(format: "%.3f", number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  private static func separated(_ text: String) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNegative = text.hasPrefix("-")
    let digits = Array(parts[0].drop { $0 == "-" })
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { whole.append(",") }
      whole.append(digit)
    }
    return (isNegative ? "-" : "") + whole + (parts.count > 1 ? ".\(parts[1])" : "")
  }
}
