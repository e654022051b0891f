import RecallUI
import Testing

@Suite struct ViewSpacingTests {
  private func gaps(_ first: ViewSpacing, _ second: ViewSpacing) -> [CGFloat] {
    [.horizontal, .vertical].map { first.distance(to: second, along: $0) }
  }

  @Test func viewsWantEightPointsUnlessTheySayOtherwise() {
    #expect(gaps(ViewSpacing(), ViewSpacing()) == [8, 8])
    #expect(gaps(.zero, ViewSpacing()) == [8, 8])
    #expect(gaps(ViewSpacing(), .zero) == [8, 8])
    #expect(gaps(.zero, .zero) == [0, 0])
  }

  @Test func aUnionWantsTheMoreOfBothAtTheEdgesThatItIsAbout() {
    #expect(gaps(.zero, ViewSpacing.zero.union(ViewSpacing())) == [8, 8])
    #expect(gaps(.zero, ViewSpacing().union(.zero)) == [8, 8])
    #expect(gaps(.zero, ViewSpacing.zero.union(.zero)) == [0, 0])
    #expect(gaps(.zero, ViewSpacing.zero.union(ViewSpacing(), edges: .leading)) == [8, 0])
    #expect(gaps(.zero, ViewSpacing.zero.union(ViewSpacing(), edges: .top)) == [0, 8])
    #expect(gaps(ViewSpacing.zero.union(ViewSpacing(), edges: .trailing), .zero) == [8, 0])
    #expect(gaps(ViewSpacing.zero.union(ViewSpacing(), edges: .bottom), .zero) == [0, 8])
    var spacing = ViewSpacing.zero
    spacing.formUnion(ViewSpacing(), edges: .horizontal)
    #expect(gaps(.zero, spacing) == [8, 0])
  }
}
