/// What a program says of a chart's scales.
struct ChartScales {
  var x = ScaleOptions()
  var y = ScaleOptions()
  var styles = KindScale<AnyShapeStyle>()
  /// What numbers that `foregroundStyle(by:)` tells are shown by; nil to tell them apart as kinds.
  var gradient: Gradient?
  var symbols = KindScale<BasicChartSymbolShape>()
  var lineStyles = KindScale<StrokeStyle>()
  /// The areas of symbols of the smallest and the largest number, in square points.
  var symbolAreas: ClosedRange<CGFloat> = 25...250
  /// The numbers that these areas are of; nil for those that there are.
  var symbolSizes: ClosedRange<Double>?
}

/// What a program says of an axis's scale.
struct ScaleOptions {
  /// The values that the axis covers; nil for those of the marks.
  var values: [_Datum]?
  /// Whether zero is one of them; nil for yes.
  var includesZero: Bool?
  var type = ScaleType.linear
  /// What is left free at both ends, in points.
  var padding: CGFloat = 0
  var isReversed = false
}

/// How kinds of marks look: which style, symbol or line each has.
struct KindScale<Look> {
  /// The kinds that are told, in order.
  var kinds: [_Datum] = []
  /// The looks, of the kinds told or else of those that there are, in order; over again when there are too
  /// few.
  var looks: [Look] = []
  var mapping: ((_Datum) -> Look?)?

  /// The look of a kind.
  ///
  /// - Parameters:
  ///   - index: Which of the kinds it is.
  ///   - usual: The looks of kinds where nothing is said.
  func look(of datum: _Datum, at index: Int, usual: [Look]) -> Look {
    if let look = mapping?(datum) { return look }
    let looks = looks.isEmpty ? usual : looks
    return looks[index % looks.count]
  }
}

extension KindScale where Look == AnyShapeStyle {
  /// The colors of kinds where nothing is said.
  static let palette: [AnyShapeStyle] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .indigo, .mint, .brown, .teal,
  ].map { (color: Color) in AnyShapeStyle(color) }
}

/// What an axis covers.
public protocol ScaleDomain {
  var _domain: _ScaleDomain { get }
}

/// What an axis covers, whatever told it.
public struct _ScaleDomain {
  var values: [_Datum]?
  var includesZero: Bool?
  var isReversed = false
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(
      values: [lowerBound.primitivePlottable._datum, upperBound.primitivePlottable._datum])
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: map { $0.primitivePlottable._datum })
  }
}

/// What the marks need.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the marks need, and zero.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// What the marks need.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero is a part of it; nil for yes.
  ///   - reversed: Whether it begins with the largest.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }
}

/// Where in a plot an axis's ends are.
public struct PlotDimensionScaleRange: Sendable {
  let padding: CGFloat

  /// All of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

  /// The plot but for some points at both ends.
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: padding.isFinite ? max(padding, 0) : 0)
  }
}
