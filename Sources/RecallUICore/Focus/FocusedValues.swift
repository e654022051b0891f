/// Names a value that views tell of while they have the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus, and those around it, tell of themselves.
///
/// ```swift
/// struct SelectedNoteKey: FocusedValueKey { typealias Value = Binding<Note> }
///
/// extension FocusedValues {
///   var selectedNote: Binding<Note>? {
///     get { self[SelectedNoteKey.self] }
///     set { self[SelectedNoteKey.self] = newValue }
///   }
/// }
/// ```
public struct FocusedValues {
  /// Notes who tells what is read.
  private final class Reading { var teller: NodeLink? }

  private var values: [ObjectIdentifier: (value: Any, teller: NodeLink?)] = [:]
  /// Who tells what is set.
  fileprivate var teller: NodeLink?
  private let reading = Reading()

  init() {}

  /// The value for a key; nil where nobody tells one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      let told = values[ObjectIdentifier(key)]
      reading.teller = told?.teller
      return told?.value as? Key.Value
    }
    set { values[ObjectIdentifier(key)] = newValue.map { ($0, teller) } }
  }

  /// The value at a path, with the node that tells it; nil where nobody does.
  func told<Value>(at path: KeyPath<FocusedValues, Value?>) -> (value: Value?, teller: NodeLink?) {
    reading.teller = nil
    return (self[keyPath: path], reading.teller)
  }
}

extension Focus {
  /// What is told now: by the view with the focus and those around it, the innermost first, and else by
  /// who tells it for the whole program, the latest first.
  var values: FocusedValues {
    var values = FocusedValues()
    for case let source as any FocusedValueSource in sources where source.isForScene {
      values.teller = source.link
      source.add(to: &values)
    }
    var around: [any FocusedValueSource] = []
    var node: ViewNode? = target
    while let current = node {
      if let source = current as? any FocusedValueSource { around.append(source) }
      node = current.parent
    }
    for source in around.reversed() {
      values.teller = source.link
      source.add(to: &values)
    }
    return values
  }
}

/// A node that tells a value while the focus is inside.
protocol FocusedValueSource: ViewNode {
  /// Whether it tells it wherever the focus is.
  var isForScene: Bool { get }
  func add(to values: inout FocusedValues)
}

/// Tells a value while the focus is in the modified view.
private struct FocusedValueModifier<Value>: ViewModifier {
  typealias Body = Never

  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool
}

extension FocusedValueModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    FocusedValueNode<Content, Value>.self
  }
}

private final class FocusedValueNode<Content: View, Value>:
  ContentNode<Content, FocusedValueModifier<Value>>, FocusedValueSource
{
  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    // A tree for one frame tells nothing.
    if !graph.isPresentationTree { graph.focus.add(source: self) }
  }

  override func update(at view: UnsafeRawPointer) {
    super.update(at: view)
    if !graph.isPresentationTree { graph.focus.valuesDidChange() }
  }

  override func willBeRemoved() {
    if !graph.isPresentationTree { graph.focus.remove(source: self) }
  }

  var isForScene: Bool { modifier.isForScene }

  func add(to values: inout FocusedValues) {
    if let value = modifier.value { values[keyPath: modifier.path] = value }
  }
}

extension View {
  /// Tells a value while this view, or one inside, has the focus: `@FocusedValue` reads it, such as a
  /// command that acts on what is being worked on.
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: false))
  }

  /// Tells a value, if there is one, while this view, or one inside, has the focus.
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: false))
  }

  /// Tells a value as long as this view is there, wherever the focus is.
  public consuming func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: true))
  }

  /// Tells a value, if there is one, as long as this view is there, wherever the focus is.
  public consuming func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value, isForScene: true))
  }
}
