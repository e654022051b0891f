/// A mark as a program tells of it.
struct Mark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// Where a mark is on an axis.
  enum Extent {
    case value(PlottedValue)
    case range(PlottedValue, PlottedValue)

    var values: [PlottedValue] {
      switch self {
      case .value(let value): [value]
      case .range(let lower, let upper): [lower, upper]
      }
    }
  }

  let kind: Kind
  /// The elements of each `ForEach` around it, outermost first.
  var path: [AnyHashable] = []
  /// Nil for all of the axis.
  var x: Extent?
  var y: Extent?
  /// The share of a sector.
  var angle: PlottedValue?
  var series: PlottedValue?
  /// What the mark's points are made of; nil for one that is its own point.
  var function: PlottedFunction?

  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var stacking = MarkStackingMethod.standard

  // MARK: Looks; what is nil, content around a mark may say.

  var style: AnyShapeStyle?
  var styleValue: PlottedValue?
  var symbol: AnyShape?
  var symbolView: AnyView?
  var symbolValue: PlottedValue?
  /// In square points.
  var symbolArea: CGFloat?
  var symbolAreaValue: PlottedValue?
  var lineStyle: StrokeStyle?
  var lineStyleValue: PlottedValue?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var position: (value: PlottedValue, axis: Axis?)?
  var offset = CGSize.zero
  /// Whether its style is that of the whole plot, of which it shows a part.
  var isStyledAsPlot: Bool?
  /// How far each edge is moved besides, to the right and downwards.
  var edgeOffsets = EdgeInsets()
  var clip: AnyShape?
  /// What is done to its drawing, innermost first.
  var effects: [MarkEffect] = []
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden: Bool?

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// All that has to be a number.
  var plottedValues: [PlottedValue] {
    (x?.values ?? []) + (y?.values ?? []) + (angle.map { [$0] } ?? [])
  }
}

/// What is done to the drawing of a mark.
enum MarkEffect {
  case blur(CGFloat)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  /// Only what lies under these marks is seen.
  case mask([Mark])
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}

/// What a view beside a mark knows of it.
public struct AnnotationContext: Equatable, Sendable {
  /// How large the mark is, in points.
  public let targetSize: CGSize
}

/// What becomes of a view beside a mark where it would leave its place.
public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// What a view may not leave.
  public struct Boundary: Equatable, Sendable {
    let isPlot: Bool

    public static let automatic = Boundary(isPlot: false)
    public static let chart = Boundary(isPlot: false)
    public static let plot = Boundary(isPlot: true)
  }

  /// What is done along an axis.
  public struct Strategy: Equatable, Sendable {
    let boundary: Boundary?

    /// Nothing.
    public static let automatic = Strategy(boundary: nil)
    /// Nothing.
    public static let disabled = Strategy(boundary: nil)
    /// Taken for what programs say: a scale is as long as its values.
    public static let padScale = Strategy(boundary: nil)
    /// The view is moved until it is inside.
    public static let fit = Strategy(boundary: .automatic)

    /// The view is moved until it is inside.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
  }

  var x = Strategy.automatic
  var y = Strategy.automatic

  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    (self.x, self.y) = (x, y)
  }
}

/// How wide or high a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Measure: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let measure: Measure

  /// What looks well.
  public static var automatic: MarkDimension { MarkDimension(measure: .automatic) }
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(measure: .fixed(value))
  }
  /// A part of the space that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(measure: .ratio(value))
  }
  /// So many points less, on each side, than there are.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(measure: .inset(value))
  }

  private init(measure: Measure) {
    self.measure = measure
  }

  public init(integerLiteral value: Int) {
    measure = .fixed(CGFloat(value))
  }

  public init(floatLiteral value: Double) {
    measure = .fixed(CGFloat(value))
  }

  /// The length in a space, in points; nil for what looks well.
  func length(in space: CGFloat) -> CGFloat? {
    let length: CGFloat
    switch measure {
    case .automatic: return nil
    case .fixed(let value): length = value
    case .ratio(let value): length = space * value
    case .inset(let value): length = space - 2 * value
    }
    return length.isFinite ? max(length, 0) : nil
  }
}

/// How marks at one place stand on each other.
public struct MarkStackingMethod: Equatable, Sendable {
  private enum Kind: Sendable {
    case standard, normalized, center, unstacked
  }

  private let kind: Kind

  /// One on the other.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One on the other, as parts of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One on the other, around the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// One in front of the other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line gets from one point to the next.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }

  let kind: Kind

  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A curve that has its highest and lowest places at points (Steffen 1990).
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A step at the first of two points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// A step halfway.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// A step at the second of two points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

  /// A curve through the points; straight at a tension of 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }

  /// A curve through the points (Catmull and Rom 1974): uniform at 0, centripetal at 0.5, chordal at 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
}

/// Where an annotation stands beside its mark.
public struct AnnotationPosition: Equatable, Sendable {
  /// Where it stands, as parts of the mark, and which part of it stands there.
  let place: UnitPoint
  let anchor: UnitPoint
  /// Whether it may stand where it usually does: a mark's above it, an axis's where the axis has its own.
  private(set) var isAutomatic = false

  /// Where a view stands that is aligned with its mark, and which part of it stands there: above and below along the
  /// mark's width, beside it along its height, over it along both.
  func aligned(_ alignment: Alignment) -> (place: UnitPoint, anchor: UnitPoint) {
    var (place, anchor) = (place, anchor)
    if place.x == 0.5, anchor.x == 0.5 {
      let x = alignment.horizontal.part
      (place.x, anchor.x) = (x, x)
    }
    if place.y == 0.5, anchor.y == 0.5 {
      let y = alignment.vertical.part
      (place.y, anchor.y) = (y, y)
    }
    return (place, anchor)
  }

  public static let automatic = AnnotationPosition(
    place: .top, anchor: .bottom, isAutomatic: true)
  public static let overlay = AnnotationPosition(place: .center, anchor: .center)
  public static let top = AnnotationPosition(place: .top, anchor: .bottom)
  public static let bottom = AnnotationPosition(place: .bottom, anchor: .top)
  public static let leading = AnnotationPosition(place: .leading, anchor: .trailing)
  public static let trailing = AnnotationPosition(place: .trailing, anchor: .leading)
  public static let topLeading = AnnotationPosition(place: .topLeading, anchor: .bottomTrailing)
  public static let topTrailing = AnnotationPosition(place: .topTrailing, anchor: .bottomLeading)
  public static let bottomLeading = AnnotationPosition(
    place: .bottomLeading, anchor: .topTrailing)
  public static let bottomTrailing = AnnotationPosition(
    place: .bottomTrailing, anchor: .topLeading)
}

extension HorizontalAlignment {
  /// The part of a width that it stands for, from 0 to 1.
  fileprivate var part: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// The part of a height that it stands for, from 0 to 1.
  fileprivate var part: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
