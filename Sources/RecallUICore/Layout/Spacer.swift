/// Takes the space that a stack has left, along the stack's axis; outside of stacks, on both axes.
///
/// A stack that is told no spacing leaves none beside a spacer.
public struct Spacer: View {
  /// The least space that it takes, in points; 8 when it is nil.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public typealias Body = Never
}

extension Spacer: LeafView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    let least = minLength ?? defaultSpacing
    var size = CGSize.zero
    for axis in Axis.allCases where surroundings.stackAxis != axis.other {
      size[axis] = max(proposal[axis] ?? least, least)
    }
    return size
  }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {}

  func contains(_ point: CGPoint, in size: CGSize) -> Bool { false }
  func hitArea(in size: CGSize) -> CGRect? { .null }

  /// A spacer is served last: it takes what everything else leaves.
  static var layoutPriority: Double { -.infinity }
  static var isSpace: Bool { true }
}
