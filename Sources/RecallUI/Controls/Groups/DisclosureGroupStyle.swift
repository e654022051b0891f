/// How views that can be hidden look.
///
/// A style can have `@Environment` and other dynamic properties. One that is made of a `Button` can
/// have the focus, and be opened with a key.
public protocol DisclosureGroupStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of views that can be hidden.
public struct DisclosureGroupStyleConfiguration: StyledConfiguration {
  /// What says what can be hidden.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What can be hidden.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
  package var outerStyle: [ErasedStyle<DisclosureGroupStyleConfiguration>] = []
}

private struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: View {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension ErasedStyle<DisclosureGroupStyleConfiguration> {
  fileprivate static func disclosureGroup<Style: DisclosureGroupStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { DisclosureGroupStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: ErasedStyle<DisclosureGroupStyleConfiguration> {
    get {
      self[DisclosureGroupStyleKey.self]
        ?? (isInList ? .disclosureGroup(RowDisclosureGroupStyle()) : .disclosureGroup(.automatic))
    }
    set { self[DisclosureGroupStyleKey.self] = newValue.inside(of: disclosureGroupStyle) }
  }
}

extension View {
  /// Sets how the views that can be hidden in this view look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    environment(\.disclosureGroupStyle, .disclosureGroup(style))
  }
}

/// A line to press, with an arrow that turns down when the content shows below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlLook.spacing) {
      DisclosureLine(configuration: configuration)
      if configuration.isExpanded {
        configuration.content.transition(.opacity)
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureLine: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var layoutDirection

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let isExpanded = configuration.isExpanded
    Button {
      set(!isExpanded)
    } label: {
      HStack(spacing: ControlLook.spacing) {
        configuration.label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 12, weight: .semibold))
          .foregroundColor(isEnabled ? tint ?? .accentColor : .secondary)
          .rotationEffect(.degrees(isExpanded ? layoutDirection.sign * 90 : 0))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    .accessibilityValue(isExpanded ? "expanded" : "collapsed")
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      // What an arrow wouldn't change, it goes on from.
      guard press.modifiers.isEmpty,
        (press.key.read(in: layoutDirection) == .rightArrow) != isExpanded
      else {
        return .ignored
      }
      set(!isExpanded)
      return .handled
    }
  }

  private func set(_ isExpanded: Bool) {
    withAnimation(ControlLook.motion) { configuration.isExpanded = isExpanded }
  }
}
