/// What a window is for that is one of many alike.
///
/// SwiftUI names a group of windows for values `WindowGroup`, as it does one without.
public struct _WindowValue<Value: Hashable, Content: View> {
  let title: String?
  let content: (Binding<Value?>) -> Content
  /// What the window that is there at the start is for.
  let first: (() -> Value)?
}

/// The windows for values of a type: where theirs is the first scene, the first window is for no value,
/// or the one that the program names; others open over it.
struct ValueWindows<Value: Hashable, Content: View>: View {
  let value: _WindowValue<Value, Content>
  @State private var shown: Value?
  @State private var hasBegun = false
  @Environment(\.openWindows) private var openWindows

  init(value: _WindowValue<Value, Content>) {
    self.value = value
  }

  var body: some View {
    ZStack {
      TitledWindow(title: value.title, id: nil) {
        value.content($shown).onAppear {
          guard !hasBegun else { return }
          hasBegun = true
          shown = value.first?()
        }
      }
      ForEach(openValues, id: \.self) { open in
        WindowOver(window: .value(AnyHashable(open), of: name), title: value.title) {
          OpenValue(value: open, content: value.content)
        }
      }
    }
  }

  private var name: String { "\(Value.self)" }

  private var openValues: [Value] {
    openWindows.wrappedValue.compactMap { window in
      guard case .value(let value, name) = window else { return nil }
      return value.base as? Value
    }
  }
}

/// What a window shows for its value, which it may change for itself.
private struct OpenValue<Value: Hashable, Content: View>: View {
  @State private var value: Value?
  private let content: (Binding<Value?>) -> Content

  init(value: Value, content: @escaping (Binding<Value?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// Windows, one for each value of a type: what `WindowGroup(for:)` makes.
public struct _ValueWindowGroup<Value: Hashable, Content: View>: View {
  let value: _WindowValue<Value, Content>

  public var body: some View { ValueWindows(value: value) }
}

extension WindowGroup {
  /// Creates a group of windows, one for each value of a type, that `openWindow(value:)` opens.
  public init<D: Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindowGroup<D, C> {
    self.init(values: _WindowValue(title: nil, content: content, first: nil))
  }

  /// Creates a group of windows, one for each value of a type.
  public init<D: Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindowGroup<D, C> {
    self.init(values: _WindowValue(title: nil, content: content, first: nil))
  }

  /// Creates a group of windows with a title, one for each value of a type.
  public init<D: Hashable, C: View>(
    _ title: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindowGroup<D, C> {
    self.init(values: _WindowValue(title: title, content: content, first: nil))
  }

  /// Creates a group of windows with a title, one for each value of a type.
  public init<D: Hashable, C: View>(
    _ title: String, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindowGroup<D, C> {
    self.init(values: _WindowValue(title: title, content: content, first: nil))
  }

  /// Creates a group of windows, one for each value of a type; the first one is for a value of its own.
  public init<D: Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == _ValueWindowGroup<D, C> {
    self.init(values: _WindowValue(title: nil, content: content, or: defaultValue))
  }

  /// Creates a group of windows with an identifier, one for each value of a type; the first one is for a value of its
  /// own.
  public init<D: Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == _ValueWindowGroup<D, C> {
    self.init(values: _WindowValue(title: nil, content: content, or: defaultValue))
  }

  /// Creates a group of windows with a title, one for each value of a type; the first one is for a value of its own.
  public init<D: Hashable, C: View>(
    _ title: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == _ValueWindowGroup<D, C> {
    self.init(values: _WindowValue(title: title, content: content, or: defaultValue))
  }
}

extension _WindowValue {
  /// What a window shows of its value, or of another one where it has none.
  fileprivate init(
    title: String?, content: @escaping (Binding<Value>) -> Content,
    or defaultValue: @escaping () -> Value
  ) {
    self.init(
      title: title,
      content: { value in
        content(
          Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }, first: defaultValue)
  }
}
