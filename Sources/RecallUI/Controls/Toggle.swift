/// Something to turn on and off.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  /// Whether it stands for several values, of which some are on.
  private var isMixed = false
  /// What a style shows by the style around it.
  private var configuration: ToggleStyleConfiguration?
  @Environment(\.toggleStyle) private var style
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isInMenu) private var isInMenu

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public var body: some View {
    (configuration?.control(byDefault: .toggle(.switch))
      ?? (isInMenu ? .toggle(MenuItemToggleStyle()) : style).control(
        ToggleStyleConfiguration(
          label: .init(content: titledRow(of: label)), isOn: $isOn, isMixed: isMixed)))
      .modifier(SpokenLabel(label: isLabelHidden ? label as? Text : nil))
      .accessibilityDescription { [$isOn] in
        AccessibleDescription(
          role: .toggle, states: $isOn.wrappedValue ? [.checkable, .checked] : .checkable)
      }
  }
}

extension Toggle {
  /// Creates a toggle of several values: it is on while all of them are, and turns all of them.
  ///
  /// - Parameters:
  ///   - sources: What has the values, such as a bound collection.
  ///   - isOn: Leads to the value of each.
  ///   - label: What it is called.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding {
      !values.isEmpty && values.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for value in values {
        value.wrappedValue = isOn
      }
    }
    self.init(isOn: all, label: label)
    isMixed = Set(values.map(\.wrappedValue)).count > 1
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle of several values with a title.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle of several values with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates, in a style, the toggle that the style around it would show.
  public init(_ configuration: ToggleStyleConfiguration) {
    _isOn = configuration.$isOn
    label = configuration.label
    self.configuration = configuration
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == RecallUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { RecallUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { RecallUI.Label(title, systemImage: systemImage) }
  }
}

/// How toggles look, and what turns them.
///
/// A style can have `@Environment` and other dynamic properties. One that is made of a `Button` can
/// have the focus, and be turned with a key.
public protocol ToggleStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration: StyledConfiguration {
  /// What says what the toggle turns.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values, of which some are on and some are off.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
  package var outerStyle: [ErasedStyle<ToggleStyleConfiguration>] = []
}

private struct ToggleStyleBody<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ToggleStyleConfiguration> { .toggle(.switch) }
}

extension ErasedStyle<ToggleStyleConfiguration> {
  static func toggle<Style: ToggleStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { ToggleStyleBody(style: $0, configuration: $1) }
  }

  /// A style of a program's: a toggle that it is made of looks as the style around it says.
  fileprivate static func nested<Style: ToggleStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { style, configuration in
      ToggleStyleBody(style: style, configuration: configuration)
        .environment(\.outerToggleStyle, configuration.outerStyle.first ?? .toggle(.switch))
    }
  }
}

extension EnvironmentValues {
  fileprivate var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue.inside(of: self[ToggleStyleKey.self]) }
  }

  /// The style as it is, inside of no other.
  fileprivate var outerToggleStyle: ErasedStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles in this view look, and what turns them.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle, .nested(style))
  }
}
