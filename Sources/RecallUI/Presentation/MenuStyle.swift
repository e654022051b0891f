/// How menus look: what opens them, and what stands around it.
///
/// A style can have `@Environment` and other dynamic properties. In one of a program's own, `Menu(configuration)` is the
/// menu as the style around it would show it.
public protocol MenuStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a menu.
public struct MenuStyleConfiguration: StyledConfiguration {
  /// What the menu is called.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The items.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  let primaryAction: (() -> Void)?
  package var outerStyle: [ErasedStyle<MenuStyleConfiguration>] = []
}

private struct MenuStyleBody<Style: MenuStyle>: View {
  let style: Style
  let configuration: MenuStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<MenuStyleConfiguration>? { nil }
}

extension ErasedStyle<MenuStyleConfiguration> {
  static func menu<Style: MenuStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { MenuStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  /// A style of a program's own; nil where menus look as they do by themselves.
  var menuStyle: ErasedStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set {
      let outer = self[MenuStyleKey.self]
      self[MenuStyleKey.self] = newValue.map { style in outer.map(style.inside) ?? style }
    }
  }
}

extension View {
  /// Sets how the menus in this view look. All styles but a program's own look like the buttons that open them.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    environment(\.menuStyle, style is any StandardMenuStyle ? nil : .menu(style))
  }
}

/// A style that shows menus as they look by themselves.
private protocol StandardMenuStyle: MenuStyle {}

/// The look of all menus.
public struct DefaultMenuStyle: StandardMenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that a button opens.
public struct ButtonMenuStyle: StandardMenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu without a border.
public struct BorderlessButtonMenuStyle: StandardMenuStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates, in a style, the menu that the style around it would show.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      primaryAction: configuration.primaryAction, configuration: configuration)
  }
}
