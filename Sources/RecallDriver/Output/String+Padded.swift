extension String {
  /// This text with spaces before it, so that it is at least so long.
  package func padded(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}
