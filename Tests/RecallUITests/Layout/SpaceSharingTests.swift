import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct SpaceSharingTests {
  /// Lengths of things that are as long as they are offered, within bounds.
  private func lengths(_ bounds: [ClosedRange<CGFloat>], of available: CGFloat?) -> [CGFloat] {
    SpaceSharing(count: bounds.count, spacing: 10).lengths(of: available) { index, offered in
      min(max(offered ?? 15, bounds[index].lowerBound), bounds[index].upperBound)
    }
  }

  @Test func theLeastFlexibleIsServedFirst() {
    #expect(lengths([0...1000, 30...30, 0...1000], of: 200) == [75, 30, 75])
    #expect(lengths([0...1000, 0...20, 0...1000], of: 200) == [80, 20, 80])
    #expect(lengths([50...1000, 0...1000], of: 60) == [50, 0])
  }

  @Test func withoutALengthEachIsAsLongAsItLikes() {
    #expect(lengths([0...1000, 30...30, 0...4], of: nil) == [15, 30, 4])
    #expect(lengths([], of: 100) == [])
    #expect(lengths([0...1000], of: 100) == [100])
  }
}
