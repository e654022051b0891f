/// Has a view carry a value for the layout around it.
private struct LayoutValueModifier<Key: LayoutValueKey>: BoxModifier {
  static var effect: ModifierEffect { .layout }

  let value: Key.Value

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    LayoutValueBox<Key>(modifier, around: content, node: node)
  }
}

private final class LayoutValueBox<Key: LayoutValueKey>: ModifierBox<LayoutValueModifier<Key>> {
  override func findLayoutValue<Asked: LayoutValueKey>(_: Asked.Type) -> Asked.Value? {
    guard Asked.self == Key.self else { return content.layoutValue(Asked.self) }
    // Both keys are the same type under two names.
    return unsafeBitCast(modifier.value, to: Asked.Value.self)
  }
}

extension View {
  /// Lets this view carry a value for the layout around it: `subview[Key.self]`.
  public consuming func layoutValue<Key: LayoutValueKey>(key _: Key.Type, value: Key.Value)
    -> some View
  {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}
