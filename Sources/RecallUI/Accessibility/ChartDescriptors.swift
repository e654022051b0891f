/// What a chart shows, for who hears it.
public final class AXChartDescriptor: NSObject {
  public var title: String?
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of a chart that is heard.
public protocol AXDataAxisDescriptor: NSObject {
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers become places.
  public enum ScaleType: Int, Sendable {
    case linear, ln, log10
  }

  public var title: String
  public var scaleType = ScaleType.linear
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  /// Says a number.
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// What belongs together in a chart that is heard.
public final class AXDataSeriesDescriptor: NSObject {
  public var name: String?
  /// Whether there is something between two points.
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A value of a chart that is heard.
public final class AXDataPoint: NSObject {
  /// A value on an axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  public var xValue: Value
  public var yValue: Double?
  public var additionalValues: [Value]
  public var label: String?

  public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// What tells of a chart to who hears it.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Taken for what programs say: a chart isn't played as sounds. Its marks say what they are.
  public func accessibilityChartDescriptor<Representable: AXChartDescriptorRepresentable>(
    _ representable: Representable
  ) -> some View { self }
}
