extension String {
  /// So many of what this noun names, in words: "1 step", "2 steps".
  package func counted(_ count: Int) -> String {
    count == 1 ? "1 \(self)" : "\(count) \(self)s"
  }
}
