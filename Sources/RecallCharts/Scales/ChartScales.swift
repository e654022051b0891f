/// What a program says of a chart's scales.
struct ChartScales {
  var x = ScaleOptions()
  var y = ScaleOptions()
  var styles = KindScale<AnyShapeStyle>()
  /// What numbers that `foregroundStyle(by:)` tells are shown by; nil to tell them apart as kinds.
  var gradient: Gradient?
  var symbols = KindScale<AnyShape>()
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
  /// The values whose marks a program tells, which are covered, too, where it doesn't say what is.
  var marked: [_Datum] = []
  /// What becomes of the values that the marks need: the ends of what numbers and dates cover, or the categories.
  var modified: (([_Datum]) -> [_Datum])?
  var type = ScaleType.linear
  /// Where its ends are.
  var range = _ScaleRange()
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
  var modified: (([_Datum]) -> [_Datum])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain {
    _ScaleDomain(
      values: [lowerBound.primitivePlottable._datum, upperBound.primitivePlottable._datum])
  }
}

extension Range: ScaleDomain where Bound: Plottable {
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

  /// What the marks need, and what a closure makes of it.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero is a part of it; nil for yes.
  ///   - reversed: Whether it begins with the largest.
  ///   - dataType: What the values are.
  ///   - modifyInferredDomain: Changes the categories, or the ends of what numbers or dates cover.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        includesZero: includesZero, isReversed: reversed ?? false,
        modified: { data in
          var values = data.compactMap {
            DataValue.PrimitivePlottable(_datum: $0).flatMap(DataValue.init(primitivePlottable:))
          }
          modifyInferredDomain(&values)
          return values.map { $0.primitivePlottable._datum }
        }))
  }
}

/// Where in a plot an axis's ends are.
public protocol PositionScaleRange {
  var _range: _ScaleRange { get }
}

/// Where in a plot an axis's ends are, whatever told it.
public struct _ScaleRange {
  /// In points from where the axis begins; nil for all of the plot.
  var ends: ClosedRange<CGFloat>?
  /// What is left free where the axis begins and where it ends, in points.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
}

/// Ends in points from where the axis begins.
extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _range: _ScaleRange { _ScaleRange(ends: self) }
}

/// The plot, but for some points at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _range: _ScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

  /// The plot but for some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot but for some points at its ends; it is wider where they are below zero.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      _range: _ScaleRange(
        startPadding: startPadding.isFinite ? startPadding : 0,
        endPadding: endPadding.isFinite ? endPadding : 0))
  }
}
