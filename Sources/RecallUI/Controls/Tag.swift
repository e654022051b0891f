/// Names a view for the control that it is a choice of, for the canvas that it is a symbol of, and for
/// the list that it is a row of.
public struct _TagModifier: ViewModifier {
  let tag: AnyHashable
  /// Whether it also stands for an optional value of its own.
  let includesOptional: Bool

  public func body(content: Content) -> some View {
    content
      .layoutValue(key: TagKey.self, value: tag)
      .rowTrait(RowTagKey.self, tag)
  }
}

/// What a view stands for, as a row of a list.
enum RowTagKey: RowTraitKey {
  typealias Value = AnyHashable
}

extension View {
  /// Has this view stand for a value in a picker.
  ///
  /// - Parameters:
  ///   - tag: What is selected with the view: a value of the selection's type.
  ///   - includeOptional: Whether it also stands for the value where the selection is optional.
  public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> ModifiedContent<Self, _TagModifier> {
    modifier(_TagModifier(tag: AnyHashable(tag), includesOptional: includeOptional))
  }
}

extension _TagModifier {
  /// The value that the view stands for in a picker of some type; nil for none of it.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if !includesOptional, Swift.type(of: tag.base) != type { return nil }
    return tag.base as? Value
  }
}
