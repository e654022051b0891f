/// A view in the tree of a stage's views, as an outline shows it.
public struct OutlineEntry: Equatable, Sendable {
  /// The view's type.
  public var view: String
  /// The view's place in the viewport, in points; nil for what has none of its own.
  public var frame: CGRect?
  /// What tells the view apart and what it says: its explicit identity as `[3]`, its accessibility
  /// identifier, its label in quotes. What modifiers around it say comes first.
  public var says: [String]
  /// The views inside, in the order of the program.
  public var children: [OutlineEntry]
}
