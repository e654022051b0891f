/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// What an action of a view's is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// What a touch does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// What Escape does.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What a touch with two fingers does.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
  /// Runs an action when somebody wants this view's value to go up or down: by the arrow keys, while it has the
  /// focus, which it can get.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    focusable()
      .onKeyPress(keys: [.upArrow, .rightArrow, .downArrow, .leftArrow]) { press in
        handler([.upArrow, .rightArrow].contains(press.key) ? .increment : .decrement)
        return .handled
      }
  }

  /// Runs an action when this view is acted on without a pointer: by Return or the space bar, while it has the focus,
  /// which it can get; by Escape for that kind. Nothing asks for other kinds.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    let keys: Set<KeyEquivalent> =
      switch actionKind {
      case .default: [.return, .space]
      case .escape: [.escape]
      default: []
      }
    return focusable(orContent: actionKind == .default)
      .onKeyPress(keys: keys) { _ in
        handler()
        return .handled
      }
  }

  /// Taken for what programs say: nobody asks for an action by its name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Taken for what programs say: nobody asks for an action by its name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Taken for what programs say: nobody asks for an action by its name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Taken for what programs say: nobody asks for an action by its name.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Taken for what programs say: nobody asks for an action by its name.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
}

/// What several actions of a view's are about.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// Those that no other category says.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Those that change what stands there.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) {
    self.name = name
  }

  /// Creates a category of a program's own.
  public init(_ label: Text) {
    self.init(name: label.plainText)
  }

  /// Creates a category of a program's own.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey))
  }

  /// Creates a category of a program's own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S) {
    self.init(name: String(label))
  }
}
