/// What programs call a deck.
public enum DeckName {
  /// A name that no other deck has: this one, or with a number behind where it is taken.
  ///
  /// - Complexity: O(n) for n names that are taken.
  public static func free(like name: String, among taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    // One more number than there are names: one of them is free.
    return (2...taken.count + 2).map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }
}
