/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fractionCompleted: Double?
  /// What its fraction follows, where that is the stage's clock.
  private var timer: ProgressTimer?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// What a style shows by the style around it.
  private var configuration: ProgressViewStyleConfiguration?
  @Environment(\.progressViewStyle) private var style

  private init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    fractionCompleted = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    if let timer {
      TimedProgress(timer: timer, shown: shown)
    } else {
      configuration?.shown(byDefault: .progressView(.automatic)) ?? shown(fractionCompleted)
    }
  }

  private func shown(_ fraction: Double?) -> AnyView {
    style.body(
      of: ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label is EmptyView ? nil : .init(content: AnyView(label)),
        currentValueLabel:
          currentValueLabel is EmptyView ? nil : .init(content: AnyView(currentValueLabel))))
  }
}

extension ProgressView {
  /// Shows how much of an interval has passed, by the stage's clock, or how much is left.
  ///
  /// - Parameters:
  ///   - timerInterval: When it begins, and when it is done.
  ///   - countsDown: Whether it shows what is left.
  ///   - label: What says what goes on.
  ///   - currentValueLabel: What says how far it has come.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(nil, label(), currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval has passed, by the stage's clock, or how much is left, and that
  /// time in figures.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval has passed, by the stage's clock, or how much is left, and that
  /// time in figures.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The part of `total` that `value` is, from 0 to 1; nil for nil.
private func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
  value.map { value in
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension ProgressView {
  /// Shows the part of `total` that `value` is; nil for something that merely goes on.
  ///
  /// What lies outside of 0 to `total` counts as its bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates, in a style, the progress that the style around it would show.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label ?? .init(content: AnyView(EmptyView())),
      configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
    self.configuration = configuration
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label(), EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction(value, of: total), label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() {
    self.init(nil, EmptyView(), EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(fraction(value, of: total), EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Shows that something goes on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init { Text(title) }
  }

  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How progress looks.
///
/// A style can have `@Environment` and other dynamic properties.
public protocol ProgressViewStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of something that goes on.
public struct ProgressViewStyleConfiguration: StyledConfiguration {
  /// What says what goes on.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What says how far it has come.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How much of it is done, from 0 to 1; nil when nobody knows.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  package var outerStyle: [ErasedStyle<ProgressViewStyleConfiguration>] = []
}

private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration> {
    .progressView(.automatic)
  }
}

extension ErasedStyle<ProgressViewStyleConfiguration> {
  static func progressView<Style: ProgressViewStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { ProgressViewStyleBody(style: $0, configuration: $1) }
  }

  /// A style of a program's: a progress view that it is made of looks as the style around it says.
  fileprivate static func nested<Style: ProgressViewStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { style, configuration in
      ProgressViewStyleBody(style: style, configuration: configuration)
        .environment(
          \.outerProgressViewStyle, configuration.outerStyle.first ?? .progressView(.automatic))
    }
  }
}

extension EnvironmentValues {
  fileprivate var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue.inside(of: self[ProgressViewStyleKey.self]) }
  }

  /// The style as it is, inside of no other.
  fileprivate var outerProgressViewStyle: ErasedStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress looks in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressViewStyle, .nested(style))
  }
}
