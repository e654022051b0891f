/// State that says whether, or where, the focus of the keyboard is, and that moves it when it is
/// set.
///
/// ```swift
/// @FocusState private var focusedCard: Card.ID?
/// … CardView(card).focusable().focused($focusedCard, equals: card.id)
/// ```
///
/// A value that no view on the stage stands for is taken back.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let nowhere: Value
  private var follower: FocusFollower<Value>?

  /// Creates state that says whether a view has the focus.
  public init() where Value == Bool {
    nowhere = false
  }

  /// Creates state that says which view has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    nowhere = nil
  }

  public var wrappedValue: Value {
    get { follower?.read() ?? nowhere }
    nonmutating set { follower?.request(newValue) }
  }

  /// A binding for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(nowhere: nowhere, follower: follower) }

  /// State of a view around that says where the focus is.
  @propertyWrapper
  public struct Binding {
    fileprivate let nowhere: Value
    let follower: FocusFollower<Value>?

    public var wrappedValue: Value {
      get { follower?.read() ?? nowhere }
      nonmutating set { follower?.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  mutating func connect(_ slot: PropertySlot) {
    follower = slot.kept { FocusFollower(nowhere: nowhere, for: slot) }
  }
}

extension FocusState: SelfComparing {
  static func isSame(_ left: FocusState, _ right: FocusState) -> Bool { true }
}

extension FocusState.Binding: SelfComparing {
  static func isSame(_ left: Self, _ right: Self) -> Bool { left.follower === right.follower }
}

/// Keeps a focus state's value in line with the focus, and the focus with it.
final class FocusFollower<Value: Hashable>: ViewSlot {
  private struct Registration {
    let link: NodeLink
    let value: Value
    /// How many came before it.
    let order: Int
  }

  private let nowhere: Value
  private let location: StateLocation<Value>
  private let reference: GraphReference
  /// What the program wants the value to be, until that is done.
  private var wanted: Value?
  /// The views that stand for values.
  private var registrations: [ObjectIdentifier: Registration] = [:]
  private var numberOfRegistrations = 0

  init(nowhere: Value, for slot: PropertySlot) {
    self.nowhere = nowhere
    location = StateLocation(nowhere, for: slot)
    reference = slot.node.graph.reference
  }

  var source: AnyObject? { location }

  func read() -> Value { location.read() }

  /// Whether a view has the focus, whichever.
  var isFocusTaken: Bool { reference.graph?.focus.target != nil }

  /// Whether it has it only because another view has left.
  var isFocusMakeshift: Bool {
    reference.graph.map { $0.focus.target != nil && $0.focus.isMakeshift } ?? false
  }

  /// Moves the focus to the view that stands for a value, once views and places are up to date.
  func request(_ value: Value) {
    guard value != wanted ?? location.current else { return }
    wanted = value
    write(value)
    reference.graph?.updates.add { [weak self] in self?.fulfil() }
  }

  private func fulfil() {
    // The view that had the focus may have gone away meanwhile, and the value with it.
    guard let focus = reference.graph?.focus, let wanted else { return }
    self.wanted = nil
    guard wanted != value(of: focus.target) else { return write(wanted) }
    if wanted == nowhere {
      focus.move(to: nil, because: "requested")
    } else if let target = target(for: wanted) {
      focus.move(revealing: target, because: "requested")
    } else {
      follow(focus.target)
    }
  }

  /// Moves the focus to the first view that a value stands for, where it is nowhere in particular once views and
  /// places are up to date: it may be at another one of them.
  func requestOnArrival(_ value: Value) {
    reference.graph?.updates.add { [weak self] in
      guard let self, isFocusMakeshift, let target = target(for: value) else { return }
      reference.graph?.focus.move(revealing: target, because: "it comes first")
    }
  }

  /// Moves the focus to the button inside that Escape presses, where it is nowhere in particular once views and
  /// places are up to date.
  func requestCancelOnArrival() {
    reference.graph?.updates.add { [weak self] in
      guard let self, isFocusMakeshift, let target = cancelTarget else { return }
      reference.graph?.focus.move(revealing: target, because: "it is the way out")
    }
  }

  private var cancelTarget: (any FocusTarget)? {
    let nodes = registrations.values.flatMap { $0.link.node?.descendants(.shortcut) ?? [] }
    return nodes.lazy.filter { ($0 as? any ShortcutNode)?.shortcut == .cancelAction }
      .flatMap { $0.descendants(.focusTarget) }
      .compactMap { $0 as? any FocusTarget }.first(where: \.canBeFocused)
  }

  private func target(for value: Value) -> (any FocusTarget)? {
    let standing = registrations.values.filter { $0.value == value }
    for registration in standing.sorted(by: { $0.order < $1.order }) {
      let target = registration.link.node?.descendants(.focusTarget).lazy
        .compactMap { $0 as? any FocusTarget }.first(where: \.canBeFocused)
      if let target { return target }
    }
    return nil
  }

  /// What the innermost view around one stands for, or that one itself.
  private func value(of target: (any FocusTarget)?) -> Value {
    guard !registrations.isEmpty, let target,
      let node = target.firstFollowed({ registrations[ObjectIdentifier($0)] != nil })
    else { return nowhere }
    return registrations[ObjectIdentifier(node)]?.value ?? nowhere
  }

  private func write(_ value: Value) {
    location.write(value)
    reference.graph?.focus.note(self, saysWhere: value != nowhere)
  }

  // MARK: The views that stand for values

  override func willBeRemoved() {
    location.willBeRemoved()
  }

  /// - Complexity: O(1).
  func register(_ node: ViewNode, for value: Value) {
    registrations[ObjectIdentifier(node)] = Registration(
      link: node.link, value: value, order: numberOfRegistrations)
    numberOfRegistrations += 1
    guard let focus = reference.graph?.focus else { return }
    focus.add(self, standingFor: node)
    guard focus.target != nil else { return }
    reference.graph?.updates.add { [weak self, weak focus] in
      guard let self, let focus, node.contains(focus.target) else { return }
      follow(focus.target)
    }
  }

  /// - Complexity: O(1).
  func unregister(_ node: ViewNode) {
    registrations[ObjectIdentifier(node)] = nil
    reference.graph?.focus.removeFollower(standingFor: node)
  }
}

extension FocusFollower: FocusFollowing {
  func follow(_ target: (any FocusTarget)?) {
    write(value(of: target))
  }
}

extension FocusFollower: Sourced {}

extension ViewNode {
  /// The first node that follows the focus and passes a test: this one, or the nearest around it.
  ///
  /// It knows no types of values: for each of the nodes around, the runtime would be asked for them.
  fileprivate func firstFollowed(_ test: (ViewNode) -> Bool) -> ViewNode? {
    if isFollowedByFocus, test(self) { return self }
    var found: ViewNode?
    forEachAround { node in
      guard node.isFollowedByFocus, test(node) else { return true }
      found = node
      return false
    }
    return found
  }
}
