/// In which order a menu has its items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// What a menu does when one of its items acts.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How the choice of a palette looks that is chosen.
public struct PaletteSelectionEffect: Sendable {
  public static let automatic = PaletteSelectionEffect()
  public static let custom = PaletteSelectionEffect()

  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    automatic
  }
}

/// What a pointer over a view does to it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// How an editor of text looks.
public protocol TextEditorStyle: Sendable {}

/// The look of all editors of text.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// An editor of text without a ground.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// An editor with a border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Says in which order menus in this view have their items. They have them in the program's, whatever is said.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Says whether a sign stands beside menus' labels. None does, whatever is said.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Taken for what programs say: a menu closes when one of its items acts.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Says whether buttons in this view act again and again while they are held. They act once, whatever is said.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Taken for what programs say: a pointer over a view doesn't change it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Taken for what programs say: a pointer over a view doesn't change it.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Taken for what programs say: what is chosen in a palette has one look.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Taken for what programs say: sections have no names at the edge of a list.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Taken for what programs say: sections have no names at the edge of a list.
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Taken for what programs say: sections have no names at the edge of a list.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Taken for what programs say: sections have no names at the edge of a list.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Taken for what programs say: a list's sections have its margins.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Taken for what programs say: an editor has no ground of its own.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }

  /// Taken for what programs say: marks beside what scrolls show while it moves.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Taken for what programs say: marks beside what scrolls show while it moves.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

  /// Taken for what programs say: no gestures of a system's begin at the edges.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Taken for what programs say: nobody opens the program with an address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Taken for what programs say: nobody goes on with an activity elsewhere.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Says whether letters may come nearer to each other when a line is too long. They don't, whatever is said.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Taken for what programs say: what is shown is always valid.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
