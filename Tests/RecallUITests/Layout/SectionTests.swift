import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct SectionTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 200, height: 100), content: content)
  }

  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -distance))))
  }

  private func block(_ name: String, _ height: CGFloat) -> some View {
    Color.red.frame(height: height).accessibilityIdentifier(name)
  }

  private func sections(pinned: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<100) { section in
          Section {
            ForEach(0..<10) { row in block("\(section).\(row)", 20) }
          } header: {
            block("h\(section)", 30)
          } footer: {
            block("f\(section)", 10)
          }
        }
      }
    }
  }

  @Test func aSectionElsewhereIsItsViewsOneAfterTheOther() {
    let stage = stage {
      VStack(spacing: 0) {
        Section {
          block("content", 20)
        } header: {
          block("header", 10)
        } footer: {
          block("footer", 10)
        }
      }
    }
    #expect(stage.place(of: "header") == "0,30 200x10")
    #expect(stage.place(of: "content") == "0,40 200x20")
    #expect(stage.place(of: "footer") == "0,60 200x10")
  }

  @Test func onlyWhatCanBeSeenOfASectionIsMade() {
    let stage = stage { sections(pinned: []) }
    #expect(stage.elements.compactMap(\.identifier) == ["h0", "0.0", "0.1", "0.2", "0.3"])
    scroll(stage, by: 60)
    #expect(stage.element("h0") == nil)
  }

  @Test func aPinnedHeaderStaysUntilItsSectionGoes() {
    let stage = stage { sections(pinned: .sectionHeaders) }
    #expect(stage.place(of: "h0") == "0,0 200x30")
    scroll(stage, by: 100)
    #expect(stage.place(of: "h0") == "0,0 200x30")
    scroll(stage, by: 120)
    #expect(stage.place(of: "h0") == "0,-10 200x30", "the next one pushes it out")
    #expect(stage.place(of: "h1") == "0,20 200x30")
    scroll(stage, by: 30)
    #expect(stage.element("h0") == nil)
    #expect(stage.place(of: "h1") == "0,0 200x30")
    scroll(stage, by: -250)
    #expect(stage.place(of: "h0") == "0,0 200x30")
  }

  @Test func aPinnedHeaderIsInFrontAndIsHit() {
    let stage = stage { sections(pinned: .sectionHeaders) }
    scroll(stage, by: 100)
    #expect(stage.element(at: CGPoint(x: 100, y: 15))?.identifier == "h0")
  }

  @Test func aPinnedFooterStandsAtTheLowerEdge() {
    let stage = stage { sections(pinned: .sectionFooters) }
    #expect(stage.place(of: "f0") == "0,90 200x10")
    scroll(stage, by: 150)
    #expect(stage.place(of: "f0") == "0,80 200x10", "its section ends there")
  }

  @Test func aPinnedHeaderStaysWhileTheContentGlides() throws {
    let stage = stage { sections(pinned: .sectionHeaders) }
    stage.drag(
      from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 40), over: .milliseconds(60))
    var tops: Set<String> = []
    for _ in 0..<5 {
      stage.advance(by: .milliseconds(30))
      let drawn = stage.displayList.items.compactMap { item -> CGRect? in
        guard case .fill(let path, _, _) = item.content else { return nil }
        let rect = path.boundingRect.applying(item.transform)
        return rect.height == 30 ? rect : nil
      }
      if let first = drawn.map(\.minY).min() { tops.insert("\(first <= 0)") }
    }
    #expect(tops == ["true"])
  }

  @Test func headersOfAGridTakeALineOfTheirOwn() {
    let stage = stage {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          Section("") { ForEach(0..<3) { block("a\($0)", 20) } }
          Section {
            ForEach(0..<3) { block("b\($0)", 20) }
          } header: {
            block("header", 10)
          }
        }
      }
    }
    #expect(stage.place(of: "header").map { $0.hasSuffix("200x10") } == true)
    #expect(stage.place(of: "b1").map { $0.hasPrefix("100,") } == true)
    #expect(stage.element("a2")?.frame.maxY == stage.element("header")?.frame.minY)
    #expect(stage.element("b0")?.frame.minY == stage.element("header")?.frame.maxY)
  }
}
