/// Arranges views on top of each other, the first one at the back.
///
/// It is as large as its largest views of the highest layout priority; the others are offered that
/// size.
public struct ZStack<Content: View>: View {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never
}

extension ZStack: ContainerView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  var arrangement: Alignment { alignment }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> Alignment
  ) -> Box {
    LayerBox(node: node, isWritten: true, arrangement)
  }
}

/// Lays boxes out on top of each other.
final class LayerBox: Box {
  private let alignment: () -> Alignment
  /// Whether a program wrote a stack, and not only views that may be several.
  private let isWritten: Bool

  init(node: ViewNode, isWritten: Bool, _ alignment: @escaping () -> Alignment) {
    self.alignment = alignment
    self.isWritten = isWritten
    super.init(node: node)
  }

  override var standsForOneView: Bool { !isWritten && children.count == 1 }

  private var arrangement: LayerArrangement {
    LayerArrangement(alignment: alignment(), children: children)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(for: proposal)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    arrangement.placeAll(in: frame.size, proposal)
  }
}
