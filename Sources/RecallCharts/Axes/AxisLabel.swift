/// A label of an axis, as it is told.
struct AxisLabel {
  enum Content {
    /// The value as it looks well.
    case automatic
    case text(Text)
    case view(AnyView)
    case format((_Datum) -> Text?)
  }

  let content: Content
  /// Nil for between two values where bars stand there.
  let isCentered: Bool?
  var standing = AxisLabelStanding()
  var style: AnyShapeStyle?
  var font: Font?
}

/// How a label stands at its value.
struct AxisLabelStanding {
  /// The part of the label that stands at the value; nil for the one that is nearest to the plot.
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  /// Whether it may lie over others.
  var mayOverlap = false
  /// From the edge of the plot, in points; nil for the usual.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  /// How far it is moved besides.
  var offset = CGSize.zero

  /// How far it is turned.
  var turn: Angle? {
    switch orientation.kind {
    case .horizontal: nil
    case .vertical: .degrees(90)
    case .verticalReversed: .degrees(-90)
    }
  }

  /// The size of a label as it stands.
  func size(of size: CGSize) -> CGSize {
    turn == nil ? size : CGSize(width: size.height, height: size.width)
  }
}

/// Which way the words of an axis's label run.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Sendable {
    case horizontal, vertical, verticalReversed
  }

  let kind: Kind

  /// As text does.
  public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// What becomes of labels of an axis that would lie over each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let mayOverlap: Bool

  /// Some are left out.
  public static let automatic = AxisValueLabelCollisionResolution(mayOverlap: false)
  /// They lie over each other.
  public static let disabled = AxisValueLabelCollisionResolution(mayOverlap: true)
  /// Taken for what programs say: some are left out.
  public static let truncate = AxisValueLabelCollisionResolution(mayOverlap: false)
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution(mayOverlap: false)

  /// Some are left out.
  ///
  /// - Parameters:
  ///   - priority: Taken for what programs say: labels are left out evenly.
  ///   - minimumSpacing: Taken likewise.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .greedy
  }
}
