/// Says how early a stack gives a view its space.
public struct _LayoutPriorityModifier: TraitModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .layout }

  let value: Double

  var traits: BoxTraits { BoxTraits(layoutPriority: value) }
}

/// Says how far in front of its siblings a view is.
public struct _ZIndexModifier: TraitModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .display }

  @usableFromInline let value: Double

  @inlinable
  init(value: Double) {
    self.value = value
  }

  var traits: BoxTraits { BoxTraits(zIndex: value) }
}

extension View {
  /// How early a stack gives this view its space; 0 when nothing is said.
  public consuming func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value.isNaN ? 0 : value))
  }

  /// How far in front of its siblings this view is drawn and hit; 0 when nothing is said.
  @inlinable
  public consuming func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value.isNaN ? 0 : value))
  }
}
