/// A node that can have the focus.
protocol FocusTarget: ViewNode {
  /// Whether the view wants to.
  var isFocusable: Bool { get }
  /// What Space and Return do; nil for nothing.
  var activation: KeyActivation? { get }
  /// Takes text that is typed, and keys that edit it; nil for a view without text.
  var textInput: ((TextInput) -> TextInput.Result)? { get }
  /// What tells the views inside whether it has.
  var scope: FocusScope { get }
  /// Whether the view that it stands around isn't to have it either.
  var keepsFocusOut: Bool { get }
  /// Whether a pointer on it leaves the focus with a view that takes text.
  var leavesTyping: Bool { get }
}

extension FocusTarget {
  /// Whether this view can have the focus now: it is on the stage, enabled and not hidden.
  var canBeFocused: Bool {
    firstBox.map(canBeFocused) ?? false
  }

  func canBeFocused(standingIn box: Box) -> Bool {
    canBeFocusedWhereShown && box.isShown
  }

  /// Whether it can be focused if its box is shown.
  var canBeFocusedWhereShown: Bool {
    isFocusable && !isRemoved && environment.isEnabled && !isKeptFromFocus
      && graph.layers.reach(self)
  }

  /// Whether somebody around has said that this very view can't have the focus: with modifiers at most in
  /// between, but no container, whose other views that would be said of, too.
  private var isKeptFromFocus: Bool {
    var isKeptOut = false
    forEachAround { node in
      guard node.children.count == 1, !node.containsViews else { return false }
      guard node.roles.contains(.focusTarget), let around = node as? any FocusTarget else {
        return true
      }
      isKeptOut = around.keepsFocusOut
      return !isKeptOut
    }
    return isKeptOut
  }

  /// Why this view can't have the focus any more, as a trace tells it.
  var lossOfFocus: String {
    if isRemoved { return "removed" }
    if !environment.isEnabled { return "disabled" }
    return isFocusable && !isKeptFromFocus ? "hidden" : "no longer focusable"
  }
}

/// What a view wants the focus for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// What a key does that presses a view.
struct KeyActivation {
  /// Says that the key is down, or no longer.
  let setPressed: (Bool) -> Void
  let action: () -> Void
}

/// Tells the views inside of a focusable one whether it has the focus.
///
/// It stands in their environment, and who reads it is noted here: moving the focus costs nothing
/// where nobody wants to know.
final class FocusScope {
  private var readers = ReaderList()
  private let evaluation: Evaluation
  private var isFocused = false

  init(in graph: ViewGraph) {
    evaluation = graph.evaluation
  }

  func read() -> Bool {
    if let node = evaluation.node { readers.add(node) }
    return isFocused
  }

  func write(_ new: Bool) {
    guard new != isFocused else { return }
    isFocused = new
    readers.take().invalidate(because: nil)
  }
}

private struct FocusScopeKey: EnvironmentKey {
  static var defaultValue: FocusScope? { nil }
}

extension EnvironmentValues {
  fileprivate var focusScope: FocusScope? {
    get { self[FocusScopeKey.self] }
    set { self[FocusScopeKey.self] = newValue }
  }

  /// Whether the nearest focusable view around has the focus of the keyboard.
  public var isFocused: Bool { focusScope?.read() ?? false }
}

/// Makes a view one that the keyboard can speak to.
public struct _FocusableModifier: ViewModifier {
  public typealias Body = Never

  let isFocusable: Bool
  /// Whether the view that this stands around can't have the focus either.
  var keepsFocusOut = false
  var activation: KeyActivation?
  var textInput: ((TextInput) -> TextInput.Result)?
  /// Whether this is a control that is used in passing, while text is typed elsewhere.
  var isControl = false
}

extension _FocusableModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    FocusableNode<Content>.self
  }
}

private final class FocusableNode<Content: View>:
  ContentNode<Content, _FocusableModifier>, FocusTarget
{
  let scope: FocusScope

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    scope = FocusScope(in: context.graph)
    super.init(at: view, plan, in: context)
    graph.focus.addTarget()
  }

  override func willBeRemoved() {
    graph.focus.removeTarget()
  }

  override var roles: NodeRoles { .focusTarget }
  var isFocusable: Bool { modifier.isFocusable }
  var activation: KeyActivation? { modifier.activation }
  var textInput: ((TextInput) -> TextInput.Result)? { modifier.textInput }
  var keepsFocusOut: Bool { modifier.keepsFocusOut }
  var leavesTyping: Bool { modifier.isControl || modifier.activation != nil }

  override func environmentForChildren() -> EnvironmentValues {
    var environment = environment
    environment.focusScope = (counterpart as? FocusableNode)?.scope ?? scope
    return environment
  }
}

extension View {
  /// Has this view have the focus, and act by the keys that press what has it.
  ///
  /// - Parameters:
  ///   - setPressed: Hears that such a key is down, or no longer.
  ///   - action: What the key does when it goes up.
  package consuming func focusable(
    setPressed: @escaping (Bool) -> Void, action: @escaping () -> Void
  ) -> ModifiedContent<Self, _FocusableModifier> {
    modifier(
      _FocusableModifier(
        isFocusable: true, activation: KeyActivation(setPressed: setPressed, action: action)))
  }

  /// Has this view have the focus, as a control that leaves it with a text field where a pointer uses it.
  package consuming func focusableControl() -> ModifiedContent<Self, _FocusableModifier> {
    modifier(_FocusableModifier(isFocusable: true, isControl: true))
  }

  /// Has this view have the focus, and take what is typed meanwhile.
  package consuming func focusable(
    textInput: @escaping (TextInput) -> TextInput.Result
  ) -> ModifiedContent<Self, _FocusableModifier> {
    modifier(_FocusableModifier(isFocusable: true, textInput: textInput))
  }

  /// Has this view have the focus, or only the views in it that can without it.
  package consuming func focusable(orContent isFocusable: Bool) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Whether this view can have the focus of the keyboard.
  ///
  /// Buttons and other controls can without it. `false` takes it from one: neither Tab nor a touch gives it
  /// the focus, and it can be pressed all the same. The views of a container are left as they are.
  public consuming func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, keepsFocusOut: !isFocusable))
  }

  /// Whether this view can have the focus of the keyboard.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether it can.
  ///   - interactions: Taken for what programs say: what has the focus is pressed and edited alike.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }
}

extension Box {
  /// Whether this box is on the stage, and nothing hides it.
  ///
  /// Whether it is on the stage is found out first: the node of a box that isn't any more may be gone.
  var isShown: Bool {
    guard let stage = graph.root?.ownBox else { return false }
    guard self !== stage else { return true }
    guard isInParent else { return false }
    var isOnStage = false
    forEachAround { box in
      isOnStage = box === stage
      return !isOnStage && box.isInParent
    }
    guard isOnStage, !hidesContent else { return false }
    var isHidden = false
    forEachAround { box in
      // Nothing hides the whole stage.
      isHidden = box !== stage && box.hidesContent
      return !isHidden && box !== stage
    }
    return !isHidden
  }
}
