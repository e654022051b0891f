import Testing

@testable import RecallUI
@testable import RecallUICore

/// SwiftUI's rules, as the documentation of `frame(minWidth:…)` gives them.
@Suite struct FrameTests {
  private func width<Content: View>(
    of content: Content, offered: CGFloat?
  ) -> CGFloat? {
    let stage = smallStage { content }
    let proposal = ProposedViewSize(width: offered, height: 40)
    return stage.root.ownBox?.children.first?.size(for: proposal).width
  }

  /// A view that is 50 points wide, whatever it is offered.
  private var rigid: some View { Color.red.frame(width: 50) }

  struct Row: Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    /// What comes of 20, 70 and 200 points, and of none.
    let rigid: [CGFloat]
    let soft: [CGFloat]
  }

  static let rows = [
    Row(rigid: [50, 50, 50, 50], soft: [20, 70, 200, 10]),
    Row(min: 30, rigid: [30, 50, 50, 50], soft: [30, 70, 200, 30]),
    Row(min: 60, rigid: [60, 60, 60, 60], soft: [60, 70, 200, 60]),
    Row(max: 100, rigid: [50, 70, 100, 50], soft: [20, 70, 100, 10]),
    Row(max: 40, rigid: [40, 40, 40, 40], soft: [20, 40, 40, 10]),
    Row(min: 30, max: 100, rigid: [30, 70, 100, 50], soft: [30, 70, 100, 30]),
    Row(min: 0, max: .infinity, rigid: [20, 70, 200, 50], soft: [20, 70, 200, 10]),
    Row(ideal: 80, rigid: [50, 50, 50, 50], soft: [20, 70, 200, 80]),
    Row(min: 30, ideal: 80, max: 100, rigid: [30, 70, 100, 80], soft: [30, 70, 100, 80]),
    Row(max: .infinity, rigid: [50, 70, 200, 50], soft: [20, 70, 200, 10]),
  ]

  @Test(arguments: rows)
  func aFlexibleFrameKeepsToItsBounds(row: Row) {
    let offers: [CGFloat?] = [20, 70, 200, nil]
    let framed = rigid.frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max)
    #expect(offers.map { width(of: framed, offered: $0) } == row.rigid)
    let soft = Color.red.frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max)
    #expect(offers.map { width(of: soft, offered: $0) } == row.soft)
  }

  @Test func boundsThatContradictEachOtherAreSurvived() {
    for (min, max) in [(CGFloat(100), CGFloat(10)), (.nan, .nan), (.infinity, 5), (-5, -3)] {
      let framed = rigid.frame(minWidth: min, maxWidth: max)
      for offer in [CGFloat(0), 50, 1e6] {
        let width = width(of: framed, offered: offer) ?? -1
        #expect(width.isFinite && width >= 0)
      }
    }
  }

  @Test(arguments: [
    (Alignment.topLeading, "50,75 20x10"), (.center, "90,95 20x10"),
    (.bottomTrailing, "130,115 20x10"),
  ])
  func aFixedFramePlacesItsContent(alignment: Alignment, expected: String) {
    let stage = smallStage {
      Color.red
        .frame(width: 20, height: 10)
        .accessibilityIdentifier("a")
        .frame(width: 100, height: 50, alignment: alignment)
    }
    #expect(stage.place(of: "a") == expected)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, -5])
  func aFixedFrameIgnoresWhatNoLengthCanBe(length: CGFloat) {
    let stage = smallStage {
      ZStack {
        Color.red.frame(width: length, height: 10).accessibilityIdentifier("a")
        rigid.frame(width: length, height: length).accessibilityIdentifier("b")
      }
    }
    #expect(stage.place(of: "a") == "0,95 200x10")
    #expect(stage.place(of: "b") == "75,0 50x200")
  }

  @Test func whatIsLargerThanItsFrameOverflowsEvenly() {
    let stage = smallStage {
      Color.red.frame(width: 80, height: 10).accessibilityIdentifier("a").frame(width: 20)
    }
    #expect(stage.place(of: "a") == "60,95 80x10")
  }
}
