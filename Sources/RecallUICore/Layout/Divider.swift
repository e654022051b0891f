/// A line between views: upright in a row, level everywhere else.
public struct Divider: View {
  public init() {}

  public typealias Body = Never
}

extension Divider: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Divider> {
    DividerNode(in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class DividerNode: Node<Divider> {
  private lazy var box = DividerBox(node: self)

  override var ownBox: Box? { box }
  override var outlineName: String? { "Divider" }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    box.invalidateDisplay()
  }
}

private final class DividerBox: Box {
  private static let thickness: CGFloat = 1

  /// The axis on which the container puts its views one after the other.
  private var axis: Axis { parent?.stackingAxis ?? .vertical }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis] = DividerBox.thickness
    return size
  }

  override var mayGrowDown: Bool { axis == .horizontal }

  override func findLayoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? {
    Key.self == IsDivider.self ? true as? Key.Value : nil
  }

  override func draw(into list: inout DisplayListBuilder) {
    let rect = CGRect(origin: list.origin, size: list.size)
    let color = Color.separator.resolve(in: node.environment)
    list.add(.fill(Path(rect), .color(color), FillStyle()))
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool { false }
  override func findReach() -> HitCache.Reach { .within(.null) }
}

/// Whether a view is a divider, which some containers show as a line of theirs.
package struct IsDivider: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

extension Color {
  /// The color of lines between content (Human Interface Guidelines, iOS system colors).
  static let separator = Color(
    light: Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29),
    dark: Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6))
}
