/// A modifier that tells the views around it something.
protocol PreferenceWriter: PreferenceModifier where Body == Never {
  /// What is told, from what the content tells and from the content's box.
  func value(inside: () -> Key.Value, of box: () -> Box?) -> Key.Value
  /// Whether another value of the modifier tells the same.
  func tellsTheSame(as other: Self) -> Bool
}

/// A modifier that is about a preference.
protocol PreferenceModifier: PrimitiveModifier {
  associatedtype Key: PreferenceKey
}

extension PreferenceWriter {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    PreferenceWriterNode<Content, Self>.self
  }

  func tellsTheSame(as other: Self) -> Bool { false }
}

/// Tells what its modifier says once for each view of the content.
private final class PreferenceWriterNode<Content: View, Writer: PreferenceWriter>:
  EachViewNode<Content, Writer>
{
  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    tell()
  }

  override func update(at view: UnsafeRawPointer) {
    let isSame = modifier.tellsTheSame(as: modifier(at: view).pointee)
    super.update(at: view)
    if !isSame { tell() }
  }

  override func willBeRemoved() {
    tell()
  }

  private func tell() {
    preferenceDidChange(ObjectIdentifier(Writer.Key.self))
  }

  override func viewsDidChange() {
    tell()
  }

  override func collectPreference<Key: PreferenceKey>(
    _: Key.Type, _ body: (Key.Value) -> Void
  ) {
    guard Key.self == Writer.Key.self else {
      super.collectPreference(Key.self, body)
      return
    }
    guard views.count == 1 else {
      for view in preferences(Key.self) {
        view.values.forEach(body)
      }
      return
    }
    let value = modifier.value(
      inside: { [content = children[0]] in content.preference(Writer.Key.self) },
      of: { [content = children[0]] in content.firstBox })
    // Both keys are the same type under two names.
    body(unsafeBitCast(value, to: Key.Value.self))
  }

  override func preferences<Key: PreferenceKey>(_: Key.Type) -> [PreferencesOfView<Key>] {
    guard Key.self == Writer.Key.self else { return super.preferences(Key.self) }
    var boxes: [Box] = []
    children[0].appendBoxes(to: &boxes)
    return children[0].preferences(Writer.Key.self).map { view in
      let value = modifier.value(
        inside: { view.combined },
        of: { boxes.first { ObjectIdentifier($0.innermost) == view.view } })
      return PreferencesOfView(view: view.view, values: [unsafeBitCast(value, to: Key.Value.self)])
    }
  }
}

private struct ValueWriter<Key: PreferenceKey>: PreferenceWriter {
  typealias Body = Never

  let value: Key.Value

  func value(inside: () -> Key.Value, of box: () -> Box?) -> Key.Value { value }

  func tellsTheSame(as other: Self) -> Bool {
    FieldComparison.areSame(value, other.value)
  }
}

private struct TransformingWriter<Key: PreferenceKey>: PreferenceWriter {
  typealias Body = Never

  let transform: (inout Key.Value) -> Void

  func value(inside: () -> Key.Value, of box: () -> Box?) -> Key.Value {
    var value = inside()
    transform(&value)
    return value
  }
}

private struct AnchorWriter<Key: PreferenceKey, Place>: PreferenceWriter {
  typealias Body = Never

  let source: Anchor<Place>.Source
  let transform: (Anchor<Place>) -> Key.Value

  func value(inside: () -> Key.Value, of box: () -> Box?) -> Key.Value {
    transform(Anchor(box: box(), source: source))
  }
}

private struct TransformingAnchorWriter<Key: PreferenceKey, Place>: PreferenceWriter {
  typealias Body = Never

  let source: Anchor<Place>.Source
  let transform: (inout Key.Value, Anchor<Place>) -> Void

  func value(inside: () -> Key.Value, of box: () -> Box?) -> Key.Value {
    var value = inside()
    transform(&value, Anchor(box: box(), source: source))
    return value
  }
}

extension View {
  /// Tells the views around this one a value; what is told inside of it for this key is not heard.
  public consuming func preference<Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(ValueWriter<Key>(value: value))
  }

  /// Changes what is told inside of this view before it is heard around it.
  public consuming func transformPreference<Key: PreferenceKey>(
    _: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(TransformingWriter<Key>(transform: callback))
  }

  /// Tells the views around this one a value that is made of a place in this view.
  public consuming func anchorPreference<Place, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    modifier(AnchorWriter<Key, Place>(source: value, transform: transform))
  }

  /// Changes, by a place in this view, what is told inside of it before it is heard around it.
  public consuming func transformAnchorPreference<Place, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    modifier(TransformingAnchorWriter<Key, Place>(source: value, transform: transform))
  }
}
