import RecallUI
import Testing

@Suite struct AlignmentGuideTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  /// No part of the view's size.
  private enum Knee: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height - 10 }
  }

  private enum Eye: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.trailing]
    }
  }

  private let third = VerticalAlignment(Third.self)
  private let eye = HorizontalAlignment(Eye.self)

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func places<Content: View>(
    _ names: String..., @ViewBuilder of content: () -> Content
  ) -> [String?] {
    let stage = smallStage { content() }
    return names.map(stage.place)
  }

  @Test(arguments: [
    (Alignment.leadingFirstTextBaseline, "0,", true), (.centerFirstTextBaseline, "40,", true),
    (.trailingFirstTextBaseline, "80,", true), (.leadingLastTextBaseline, "0,", false),
    (.centerLastTextBaseline, "40,", false), (.trailingLastTextBaseline, "80,", false),
  ])
  func layersAlignByTheirTextsBaselines(alignment: Alignment, x: String, isFirst: Bool) throws {
    let stage = smallStage {
      ZStack(alignment: alignment) {
        Text("Two\nlines").frame(width: 100, height: 100, alignment: .topLeading)
          .accessibilityElement(children: .ignore).accessibilityIdentifier("lines")
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("box")
      }
      .accessibilityIdentifier("all")
    }
    let (lines, box) = (
      try #require(stage.element("lines")?.frame), try #require(stage.element("box")?.frame)
    )
    #expect("\(Int(box.minX - lines.minX)),".hasPrefix(x))
    let distance = box.maxY - lines.minY
    #expect(isFirst ? distance < 18 : distance > 18 && distance < 45, "\(distance)")
  }

  @Test func aRowStandsByALineOfItsOwn() {
    let places = places("a", "b", "row") {
      HStack(alignment: VerticalAlignment(Knee.self), spacing: 0) {
        box("a", 10, 30)
        box("b", 10, 90)
      }
      .accessibilityIdentifier("row")
    }
    // Lines at 20 and 80: a stands 60 further down.
    #expect(places == ["90,115 10x30", "100,55 10x90", "90,55 20x90"])
  }

  @Test func aGuideSaysWhereALineLiesInAView() {
    let places = places("a", "b", "column") {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10)
        box("b", 20, 10).alignmentGuide(.leading) { $0.width + 5 }
      }
      .accessibilityIdentifier("column")
    }
    // b's line lies 5 beyond its end, at a's edge: the column is as wide as both.
    #expect(places == ["92.5,90 40x10", "67.5,100 20x10", "67.5,90 65x20"])
  }

  @Test func aGuideOfAnotherLineChangesNothing() {
    let places = places("a", "b") {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10)
        box("b", 20, 10).alignmentGuide(.trailing) { _ in 100 }
          .alignmentGuide(.top) { _ in 100 }
      }
    }
    #expect(places == ["80,90 40x10", "80,100 20x10"])
  }

  @Test func aGuideReachesThroughModifiersAndContainers() {
    let places = places("a", "b") {
      HStack(alignment: third, spacing: 0) {
        box("a", 10, 60)
        VStack(spacing: 0) {
          box("b", 10, 10)
          box("c", 10, 10).alignmentGuide(third) { $0[.bottom] }.padding(5)
        }
      }
    }
    // c says 10, in a padding 15, in the column 25; a's line is at 20.
    #expect(places == ["85,72.5 10x60", "100,67.5 10x10"])
  }

  @Test func severalGuidesInsideCountWithTheirMean() {
    let places = places("a", "b") {
      VStack(alignment: eye, spacing: 0) {
        box("a", 50, 10)
        HStack(spacing: 0) {
          box("b", 10, 10).alignmentGuide(eye) { _ in 0 }
          box("c", 10, 10).alignmentGuide(eye) { _ in 10 }
        }
      }
    }
    // 0 and 20 make 10; a's line lies at its end, by the default.
    #expect(places == ["70,90 50x10", "110,100 10x10"])
  }

  /// A line of text that stands a little higher in its row must not move what lies behind the page.
  @Test func whatAViewSaysOfItsOwnMiddleIsNotItsContainers() {
    let places = places("back", "row") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a", 10, 20)
          box("b", 10, 10).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        }
        .accessibilityIdentifier("row")
        box("c", 10, 80)
      }
      .background { box("back", 40, 120) }
    }
    #expect(places == ["80,40 40x120", "90,50 20x20"])
  }

  @Test func edgesOfTheOneViewInsideAreTheModifiersOwn() {
    let places = places("a", "b") {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10)
        ViewThatFits { box("b", 20, 10).alignmentGuide(.leading) { _ in -10 } }
          .padding(.leading, 5)
      }
    }
    // b's line lies 10 before it, which is 5 before its padding: at a's edge.
    #expect(places == ["80,90 40x10", "90,100 20x10"])
  }

  @Test func layersStandByTheirLinesAndTakeWhatTheyNeed() {
    let places = places("a", "b", "layers") {
      ZStack(alignment: Alignment(horizontal: eye, vertical: third)) {
        box("a", 20, 30)
        box("b", 20, 30).alignmentGuide(eye) { _ in -10 }.alignmentGuide(third) { _ in 40 }
      }
      .accessibilityIdentifier("layers")
    }
    #expect(places == ["75,100 20x30", "105,70 20x30", "75,70 50x60"])
  }

  @Test func anOverlayStandsByThePrimaryViewsLine() {
    let places = places("a", "b") {
      box("a", 40, 40)
        .alignmentGuide(.top) { _ in 10 }
        .overlay(alignment: .topLeading) {
          box("b", 10, 10).alignmentGuide(.leading) { $0.width / 2 }
        }
    }
    #expect(places == ["80,80 40x40", "75,90 10x10"])
  }

  @Test func aFrameStandsItsContentByItsOwnLine() {
    let places = places("a") {
      box("a", 20, 20).alignmentGuide(.leading) { _ in -5 }
        .frame(width: 100, height: 100, alignment: Alignment(horizontal: .leading, vertical: third))
    }
    // 100 / 3 against 20 / 3.
    #expect(places == ["55,76.67 20x20"])
  }

  @Test func baselinesCanBeSaidAndRead() {
    let stage = smallStage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("text").accessibilityIdentifier("text")
        box("a", 10, 50).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 10 }
      }
    }
    let (text, block) = (stage.element("text")?.frame, stage.element("a")?.frame)
    let plain = smallStage {
      HStack(alignment: .top, spacing: 0) {
        Text("text").accessibilityIdentifier("text")
          .alignmentGuide(.top) { $0[.firstTextBaseline] }
        box("a", 10, 50).alignmentGuide(.top) { _ in 40 }
      }
    }
    #expect(plain.element("text")?.frame.minY == text?.minY)
    #expect(plain.element("a")?.frame.minY == block?.minY)
    #expect((text?.minY ?? 0) > (block?.minY ?? 0))
  }

  @Test func explicitGuidesAreToldFromDefaults() {
    struct Reading: Layout {
      let record: (ViewDimensions) -> Void

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        for subview in subviews {
          record(subview.dimensions(in: proposal))
        }
        return CGSize(width: 10, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    var seen: [[CGFloat?]] = []
    let stage = smallStage {
      Reading { dimensions in
        seen.append([
          dimensions[explicit: .leading], dimensions[.leading], dimensions[explicit: .top],
          dimensions[VerticalAlignment.center],
        ])
      }() {
        box("a", 20, 30).alignmentGuide(.leading) { _ in 3 }
        box("b", 20, 30)
      }
    }
    _ = stage.displayList
    #expect(seen.prefix(2) == [[3, 3, nil, 15], [nil, 0, nil, 15]])
  }

  @Test func guidesFollowState() {
    struct Page: View {
      @State private var guide: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 40, height: 10)
          Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
            .alignmentGuide(.leading) { _ in guide }
            .onTapGesture { guide -= 10 }
        }
      }
    }
    let stage = smallStage { Page() }
    #expect(stage.place(of: "b") == "80,100 20x10")
    stage.tap("b")
    #expect(stage.place(of: "b") == "90,100 20x10")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNoNumberCountsAsZero(_ guide: CGFloat) {
    let places = places("a", "b") {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10)
        box("b", 20, 10).alignmentGuide(.leading) { _ in guide }
      }
    }
    #expect(places == ["80,90 40x10", "80,100 20x10"])
  }

  @Test(arguments: [true, false])
  func whatScrollsOrReadsItsPlaceSaysNothingOfLinesAroundIt(_ scrolls: Bool) {
    let places = places("outer") {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          if scrolls {
            ScrollView { box("inner", 20, 10).alignmentGuide(.leading) { _ in 20 } }
          } else {
            GeometryReader { _ in box("inner", 20, 10).alignmentGuide(.leading) { _ in 20 } }
          }
        }
        .frame(width: 40, height: 20)
        box("outer", 40, 10)
      }
    }
    #expect(places == ["80,105 40x10"])
  }

  /// A view that a tap moves by what only its guide reads.
  private struct Shifted<Container: Layout>: View {
    let container: Container
    @State private var isShifted = false

    var body: some View {
      container {
        Color.white.frame(width: 100, height: 20)
          .onTapGesture { isShifted.toggle() }
          .accessibilityIdentifier("button")
        Color.black.frame(width: 20, height: 20)
          .alignmentGuide(HorizontalAlignment.center) { _ in isShifted ? 0 : 20 }
          .accessibilityIdentifier("square")
      }
    }
  }

  @Test(arguments: [true, false])
  func aGuideFollowsTheStateThatOnlyItReads(_ isColumn: Bool) {
    let column = AnyLayout(VStackLayout(spacing: 0))
    let pile = AnyLayout(ZStackLayout(alignment: .bottom))
    let stage = smallStage { Shifted(container: isColumn ? column : pile) }
    for x in [80, 100, 80, 100] as [CGFloat] {
      #expect(stage.element("square")?.frame.minX == x)
      let frame = stage.element("button")?.frame ?? .zero
      stage.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    }
  }

  /// To find the line, the list is laid out in its ideal width, too, in which its rows have other heights.
  @Test func aListThatSaysWhereALineLiesSettles() {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Color.red.frame(width: 73, height: 102).safeAreaInset(edge: .bottom) {
        List {
          Text("one")
          Spacer()
        }
        .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
      }
    }
    #expect(stage.issues.isEmpty)
    #expect(stage.texts == ["one"])
  }

  private final class Flag: ObservableObject { @Published var isSet = false }

  private struct Shelf: View {
    @ObservedObject var flag: Flag

    var body: some View {
      HStack(spacing: 3) {
        ZStack(alignment: .topLeading) {
          ScrollView {
            LazyVStack(spacing: 2) {
              Text("").padding(5)
              Text("several words that may need more than one line")
              Spacer()
              if flag.isSet { Color.red.frame(width: 26, height: 27) } else { Spacer() }
            }
          }
          .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
        HStack {}
      }
    }
  }

  /// To find a line, a stack lays out what says it for other sizes than that it gets.
  @Test func whatWasLaidOutToFindALineIsPutBack() {
    let flag = Flag()
    let size = CGSize(width: 34, height: 229)
    let stage = Stage(size: size) { Shelf(flag: flag) }
    flag.isSet = true
    stage.advance(by: .milliseconds(1))
    let fresh = Stage(size: size) { Shelf(flag: flag) }
    let names = ["ScrollView", "ZStack"]
    #expect(places(of: names, on: stage) == places(of: names, on: fresh))
    #expect(stage.displayList == fresh.displayList)
  }

  private func places(of names: [String], on stage: Stage) -> [CGRect?] {
    func all(_ entries: [OutlineEntry]) -> [OutlineEntry] {
      entries.flatMap { [$0] + all($0.children) }
    }
    return all(stage.outlineEntries).filter { names.contains($0.view) }.map(\.frame)
  }
}
