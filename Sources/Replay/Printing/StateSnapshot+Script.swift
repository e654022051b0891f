extension StateSnapshot {
  /// Each line as `name = value`, quoted as in a script.
  public var scriptText: String {
    lines.map { "\($0.name.asName) = \($0.value.asValue)" }.joined(separator: "\n")
  }
}
