extension Int {
  /// This number in digits, below zero with a minus sign, which is as wide as a plus, and no hyphen.
  var withMinusSign: String {
    self < 0 ? "−\(magnitude)" : "\(self)"
  }
}
