extension ViewModifier {
  /// This modifier with another one around it.
  public func concat<Outer: ViewModifier>(_ modifier: Outer) -> _ModifierPair<Self, Outer> {
    _ModifierPair(first: self, second: modifier)
  }
}
