import Observation

/// What views inside of another one say to it, each for as long as it is there and shown: titles,
/// tool bars, what follows a link.
///
/// Unlike a preference it is heard at once, may be what can't be compared, and costs nothing where
/// nobody says anything new. Who reads it in a body is evaluated again when it changes.
package final class Register<Value> {
  private struct Entry {
    let key: Int
    let depth: Int
    /// The update in which its view began to say something.
    let arrival: Int
    weak var node: ViewNode?
    var value: Value
    /// How often it has said something else.
    var version = 0
  }

  private var entries: [Entry] = []
  private let changes = RegisterChanges()
  /// How deep the view stands that hears what is said: of a view that is covered inside of it, it
  /// hears nothing.
  fileprivate var depth = Int.max

  package init() {}

  /// What is said: by the outer views before the inner ones, and among these in the order in which
  /// they were made.
  package var values: [Value] { heard.map { $0.value } }

  /// The same, each with a number that stays what it is as long as the view is there.
  package var keyedValues: [(key: Int, value: Value)] {
    heard.map { ($0.key, $0.value) }
  }

  /// The same, each also with a number that stays what it is as long as the view says the same: for
  /// values that can't be compared, such as those that hold closures.
  package var versionedValues: [(key: Int, version: Int, value: Value)] {
    heard.map { ($0.key, $0.version, $0.value) }
  }

  private var heard: [Entry] {
    changes.noteReading()
    return entries.filter { entry in
      entry.node.map { !$0.graph.layers.isCovered($0, below: depth) } ?? false
    }
  }

  /// The same, by when the views began to say something; of those that began together, the inner ones
  /// first, as modifiers of a view that are written down one after the other.
  package var valuesByArrival: [Value] {
    changes.noteReading()
    return entries.filter { $0.node != nil }
      .sorted { ($0.arrival, -$0.depth, $0.key) < ($1.arrival, -$1.depth, $1.key) }
      .map { $0.value }
  }

  fileprivate func set(_ value: Value, for node: ViewNode) {
    changes.change {
      if let index = entries.firstIndex(where: { $0.key == node.serial }) {
        entries[index].value = value
        entries[index].version += 1
        return
      }
      let place =
        entries.firstIndex { ($0.depth, $0.key) > (node.depth, node.serial) } ?? entries.endIndex
      entries.insert(
        Entry(
          key: node.serial, depth: node.depth, arrival: node.graph.presentation.update.number,
          node: node, value: value), at: place)
    }
  }

  fileprivate func remove(_ node: ViewNode) {
    guard let index = entries.firstIndex(where: { $0.key == node.serial }) else { return }
    changes.change { _ = entries.remove(at: index) }
  }

  fileprivate func coverDidChange() {
    changes.change {}
  }
}

/// What those observe who read a register. A key path to a generic type's property would be made anew
/// each time.
private final class RegisterChanges: Observable {
  private let registrar = ObservationRegistrar()
  private var number: Int { 0 }

  func noteReading() {
    registrar.access(self, keyPath: \.number)
  }

  func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.number, body)
  }
}

/// Says something to a view around the modified one.
package struct RegisteringModifier<Value>: ViewModifier {
  package typealias Body = Never

  /// Nil for nothing.
  let value: Value?
  let register: KeyPath<EnvironmentValues, Register<Value>?>
}

extension RegisteringModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    RegisteringNode<Content, Value>.self
  }
}

private final class RegisteringNode<Content: View, Value>:
  ContentNode<Content, RegisteringModifier<Value>>
{
  private var register: Register<Value>?

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    // A tree for one frame says nothing.
    guard !graph.isPresentationTree else { return }
    register = environment[keyPath: modifier.register]
    say()
  }

  override func update(at view: UnsafeRawPointer) {
    let old = modifier.value
    super.update(at: view)
    if !graph.plan(for: Value?.self).areEqual(old, modifier.value) { say() }
  }

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    guard !graph.isPresentationTree else { return }
    let new = environment[keyPath: modifier.register]
    guard new !== register else { return }
    register?.remove(self)
    register = new
    say()
  }

  override func coverDidChange() {
    if modifier.value != nil { register?.coverDidChange() }
  }

  override func willBeRemoved() {
    register?.remove(self)
  }

  private func say() {
    if let value = modifier.value {
      register?.set(value, for: self)
    } else {
      register?.remove(self)
    }
  }
}

/// Has a register leave out what is covered inside of the modified view.
package struct HearingModifier<Value>: ViewModifier {
  package typealias Body = Never

  let register: Register<Value>
}

extension HearingModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    HearingNode<Content, Value>.self
  }
}

private final class HearingNode<Content: View, Value>:
  ContentNode<Content, HearingModifier<Value>>
{
  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    // It is known to what stands inside.
    let modifier = (view + plan.parts[0].offset).assumingMemoryBound(
      to: HearingModifier<Value>.self)
    modifier.pointee.register.depth = context.parent?.depth ?? 0
    super.init(at: view, plan, in: context)
  }

  override func update(at view: UnsafeRawPointer) {
    super.update(at: view)
    modifier.register.depth = depth
  }
}

extension View {
  /// Says something to a view around this one, in the register that the environment has.
  package consuming func registering<Value>(
    _ value: Value?, in register: KeyPath<EnvironmentValues, Register<Value>?>
  ) -> ModifiedContent<Self, RegisteringModifier<Value>> {
    modifier(RegisteringModifier(value: value, register: register))
  }

  /// Has a register hear, of what stands in this view, only what is shown.
  package consuming func hearing<Value>(
    _ register: Register<Value>
  ) -> ModifiedContent<Self, HearingModifier<Value>> {
    modifier(HearingModifier(register: register))
  }
}
