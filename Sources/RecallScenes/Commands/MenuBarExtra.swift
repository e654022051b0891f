/// A menu of a program's own at the trailing end of the bar above its first window.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer") {
///   Button("Start") { timer.start() }
/// }
/// ```
///
/// On a Mac it stands in the system's bar. A program without any window has a bar with these menus only.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let isInserted: Binding<Bool>
  private let label: Label
  private let content: () -> Content

  /// Creates a menu with a view as its label.
  ///
  /// - Parameters:
  ///   - isInserted: Whether it is there.
  ///   - content: What it has.
  ///   - label: What stands for it in the bar.
  public init(
    isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isInserted = isInserted
    self.label = label()
    self.content = content
  }
}

extension MenuBarExtra: PrimitiveScene {
  public static var _hasWindow: Bool { false }

  public func _makeView() -> AnyView {
    AnyView(MenuBarEntry(isInserted: isInserted, label: AnyView(label), content: content))
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates a menu with a title, which is there while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title, which is there while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == _MenuBarPicture {
  /// Creates a menu that a symbol stands for, and a title for who can't see it; it is there while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      _MenuBarPicture(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a menu that a symbol stands for, and a title for who can't see it; it is there while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      _MenuBarPicture(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a menu that a picture stands for, and a title for who can't see it; it is there while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      _MenuBarPicture(title: Text(titleKey), image: Image(image))
    }
  }

  /// Creates a menu that a picture stands for, and a title for who can't see it; it is there while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      _MenuBarPicture(title: Text(title), image: Image(image))
    }
  }
}

/// What stands for a menu in a bar: an image, which has a name for who can't see it.
public struct _MenuBarPicture: View {
  let title: Text
  let image: Image

  public var body: some View { image.accessibilityLabel(title) }
}

/// How a menu in the bar opens.
public protocol MenuBarExtraStyle {
  /// Whether what it has is a view in a window of its own. Programs have nothing to say here.
  var _isWindow: Bool { get }
}

/// A menu of items.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}

  public var _isWindow: Bool { false }
}

/// A view that opens beside the bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}

  public var _isWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var automatic: PullDownMenuBarExtraStyle { .init() }
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { .init() }
}

extension Scene {
  /// Says how menus in the bar open.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    modified { $0.environment(\.isMenuBarExtraWindow, style._isWindow) }
  }
}

/// Puts a menu into the bar.
private struct MenuBarEntry<Content: View>: View {
  let isInserted: Binding<Bool>
  let label: AnyView
  let content: () -> Content
  @Environment(\.isMenuBarExtraWindow) private var isWindow

  init(isInserted: Binding<Bool>, label: AnyView, content: @escaping () -> Content) {
    self.isInserted = isInserted
    self.label = label
    self.content = content
  }

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .registering(isInserted.wrappedValue ? entry : nil, in: \.menuBarRegister)
  }

  private var entry: AnyView {
    guard isWindow else { return AnyView(Menu(content: content) { label }) }
    return AnyView(MenuBarWindow(label: label, content: content))
  }
}

/// A label that opens a view.
private struct MenuBarWindow<Content: View>: View {
  let label: AnyView
  let content: () -> Content
  @State private var isOpen = false

  init(label: AnyView, content: @escaping () -> Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .popover(isPresented: $isOpen, arrowEdge: .bottom) { content() }
  }
}

private struct MenuBarRegisterKey: EnvironmentKey {
  static var defaultValue: Register<AnyView>? { nil }
}

private struct MenuBarExtraWindowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What stands beside the menus above a program's first window.
  var menuBarRegister: Register<AnyView>? {
    get { self[MenuBarRegisterKey.self] }
    set { self[MenuBarRegisterKey.self] = newValue }
  }

  fileprivate var isMenuBarExtraWindow: Bool {
    get { self[MenuBarExtraWindowKey.self] }
    set { self[MenuBarExtraWindowKey.self] = newValue }
  }
}
