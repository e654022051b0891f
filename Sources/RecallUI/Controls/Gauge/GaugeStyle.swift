/// How gauges look.
///
/// A style can have `@Environment` and other dynamic properties.
public protocol GaugeStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration: StyledConfiguration {
  /// What says what is measured.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What says the value.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What says the range's beginning.
  public struct MinimumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What says the range's end.
  public struct MaximumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What says values between.
  public struct MarkedValueLabels: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// Where in the range the value lies, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?
  package var outerStyle: [ErasedStyle<GaugeStyleConfiguration>] = []
}

private struct GaugeStyleBody<Style: GaugeStyle>: View {
  let style: Style
  let configuration: GaugeStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<GaugeStyleConfiguration> { .gauge(.automatic) }
}

extension ErasedStyle<GaugeStyleConfiguration> {
  fileprivate static func gauge<Style: GaugeStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { GaugeStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  var gaugeStyle: ErasedStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue.inside(of: self[GaugeStyleKey.self]) }
  }
}

extension View {
  /// Sets how the gauges in this view look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(\.gaugeStyle, .gauge(style))
  }
}
