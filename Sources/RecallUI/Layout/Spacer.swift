/// Takes the space that a stack has left.
public struct Spacer: View {
  /// The least space that it takes, in points; 8 when it is nil.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public typealias Body = Never
}

extension Spacer: LeafView {
  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    let least = minLength ?? defaultSpacing
    return CGSize(
      width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
  }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {}

  func contains(_ point: CGPoint, in size: CGSize) -> Bool { false }

  var isSpacer: Bool { true }
}
