import Gallery
import Testing

@testable import RecallUI
@testable import RecallUICore

extension EnvironmentValues {
  /// Says the direction under another name.
  fileprivate var isArabic: Bool {
    get { layoutDirection == .rightToLeft }
    set { layoutDirection = newValue ? .rightToLeft : .leftToRight }
  }
}

@Suite struct LayoutDirectionTests {
  /// A stage of 200 by 200 points whose views begin at the right.
  private func mirrored<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    let content = content()
    return smallStage { content.environment(\.layoutDirection, .rightToLeft) }
  }

  private func box(_ name: String, _ width: CGFloat = 40) -> some View {
    Color.red.frame(width: width, height: 20).accessibilityIdentifier(name)
  }

  // MARK: Layout

  @Test func aRowBeginsAtTheRight() {
    let stage = mirrored {
      HStack(spacing: 10) {
        box("a")
        box("b", 20)
      }
    }
    #expect(stage.place(of: "a") == "95,90 40x20")
    #expect(stage.place(of: "b") == "65,90 20x20")
  }

  @Test func leadingIsAtTheRight() {
    let stage = mirrored {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100)
        box("b").padding(.leading, 10)
        box("c").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    #expect(stage.place(of: "a") == "100,70 100x20")
    #expect(stage.place(of: "b") == "150,90 40x20")
    #expect(stage.place(of: "c") == "0,110 40x20")
  }

  @Test func layersStandAtTheOtherEdge() {
    let stage = mirrored {
      box("view", 100)
        .overlay(alignment: .topLeading) { Text("o").accessibilityIdentifier("over") }
        .background(alignment: .bottomTrailing) { box("behind", 10) }
    }
    #expect(stage.element("over")?.frame.maxX == 150)
    #expect(stage.element("behind")?.frame.minX == 50)
  }

  @Test func guidesCountFromTheRight() {
    let stage = mirrored {
      VStack(alignment: .leading, spacing: 0) {
        box("a")
        box("b").alignmentGuide(.leading) { _ in 15 }
      }
    }
    // b begins 15 points further to the right than a does.
    #expect(stage.place(of: "a") == "72.5,80 40x20")
    #expect(stage.place(of: "b") == "87.5,100 40x20")
  }

  @Test func positionsCountFromTheRightAndOffsetsGoToTheRight() {
    let stage = mirrored {
      ZStack {
        box("placed").position(x: 30, y: 30)
        box("moved").offset(x: 50)
      }
    }
    #expect(stage.place(of: "placed") == "150,20 40x20")
    #expect(stage.place(of: "moved") == "130,90 40x20")
  }

  @Test func aLayoutOfAProgramIsMirroredAndKnowsIt() {
    struct Shelf: Layout {
      let note: (LayoutDirection) -> Void

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 100, height: 20) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        note(subviews.layoutDirection)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: 0), anchor: .topTrailing, proposal: proposal)
      }
    }
    var directions: [LayoutDirection] = []
    let stage = mirrored { Shelf { directions.append($0) }() { box("a") } }
    #expect(stage.place(of: "a") == "50,90 40x20")
    #expect(Set(directions) == [.rightToLeft])
  }

  @Test func whatIsInsideMayHaveADirectionOfItsOwn() {
    let stage = mirrored {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a")
          box("b")
        }
        .environment(\.layoutDirection, .leftToRight)
        box("c")
      }
    }
    #expect(stage.place(of: "a") == "80,90 40x20")
    #expect(stage.place(of: "b") == "120,90 40x20")
    #expect(stage.place(of: "c") == "40,90 40x20")
  }

  @Test func aDirectionThatChangesMovesWhatStandsThere() {
    final class Model: ObservableObject { @Published var direction = LayoutDirection.leftToRight }
    struct Turning: View {
      @ObservedObject var model: Model

      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).padding(.leading, 10)
            .accessibilityIdentifier("a")
          Text("b").frame(width: 60, alignment: .leading)
        }
        .environment(\.layoutDirection, model.direction)
      }
    }
    let model = Model()
    let stage = smallStage { Turning(model: model) }
    let list = stage.displayList
    #expect(stage.place(of: "a") == "45,90 50x20")
    model.direction = .rightToLeft
    #expect(stage.place(of: "a") == "105,90 50x20")
    #expect(stage.displayList != list)
    model.direction = .leftToRight
    #expect(stage.place(of: "a") == "45,90 50x20")
    #expect(stage.displayList == list)
  }

  private final class Arabic: ObservableObject { @Published var isOn = false }

  private struct Turned<Content: View>: View {
    @ObservedObject var arabic: Arabic
    @ViewBuilder let content: () -> Content

    var body: some View { content().environment(\.isArabic, arabic.isOn) }
  }

  @Test func aDirectionThatAnotherKeySaysMirrorsBoxes() {
    func row() -> some View {
      HStack(spacing: 10) {
        box("a")
        box("b", 20)
      }
    }
    for stage in [
      smallStage { row().environment(\.isArabic, true) },
      smallStage { row().transformEnvironment(\.isArabic) { $0 = true } },
      smallStage { row().transformEnvironment(\.self) { $0.layoutDirection = .rightToLeft } },
    ] {
      #expect(stage.place(of: "a") == "95,90 40x20")
      #expect(stage.place(of: "b") == "65,90 20x20")
    }
  }

  @Test func aDirectionThatFollowsAnotherValueMovesWhatStandsThere() {
    let arabic = Arabic()
    let stage = smallStage {
      Turned(arabic: arabic) { box("a").padding(.leading, 10).accessibilityIdentifier("row") }
    }
    #expect(stage.place(of: "a") == "85,90 40x20")
    arabic.isOn = true
    #expect(stage.place(of: "a") == "75,90 40x20")
    arabic.isOn = false
    #expect(stage.place(of: "a") == "85,90 40x20")
  }

  @Test func aDirectionThatIsMadeOfWhatIsInheritedFollowsIt() {
    let arabic = Arabic()
    let stage = smallStage {
      Turned(arabic: arabic) {
        box("a").padding(.leading, 10)
          .transformEnvironment(\.self) {
            // Turned back.
            $0.layoutDirection = $0.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
          }
      }
    }
    #expect(stage.place(of: "a") == "75,90 40x20")
    arabic.isOn = true
    #expect(stage.place(of: "a") == "85,90 40x20")
  }

  @Test func aLayoutThatDependsOnTheDirectionIsMeasuredAnew() {
    struct Shelf: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: subviews.layoutDirection == .rightToLeft ? 120 : 60, height: 20)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let arabic = Arabic()
    let stage = smallStage {
      Turned(arabic: arabic) {
        VStack(spacing: 0) { Shelf()() { box("a") } }.accessibilityIdentifier("shelf")
      }
    }
    #expect(stage.element("shelf")?.frame.width == 60)
    arabic.isOn = true
    #expect(stage.element("shelf")?.frame.width == 120)
  }

  /// Each box of each exhibit stands where its mirror image would, but for what a program moves or
  /// turns by itself, and for charts.
  @Test func exhibitsAreMirrored() {
    // One page shows what is mirrored, and stays what it is.
    let pages = GalleryPage.all.filter { $0.title != "Right to left" }
    let odd = pages.flatMap(\.exhibits).filter { exhibit in
      let left = Stage(size: Exhibit.size) { exhibit.view }
      let right = Stage(size: Exhibit.size) {
        exhibit.view.environment(\.layoutDirection, .rightToLeft)
      }
      let places = left.boxes.map(\.globalFrame).map { rect in
        CGRect(
          x: Exhibit.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      return !places.elementsEqual(right.boxes.map(\.globalFrame)) {
        abs($0.minX - $1.minX) < 0.01 && abs($0.minY - $1.minY) < 0.01
      }
    }
    #expect(odd.map(\.name).sorted() == Self.fixedExhibits)
  }

  private static let fixedExhibits = [
    "AreaMark, RuleMark", "BarMark", "LineMark, symbol(by:)", "PointMark", "RectangleMark",
    // UIKit's frames count from the left in every language.
    "SectorMark", "UIViewRepresentable", "chartScrollableAxes", "chartSymbolScale",
    "compositingGroup", "drawingGroup",
    "lying bars, annotation", "numbers by a gradient", "offset", "opacity of each",
    "position(by:)", "position, offset", "rotation3DEffect", "rotationEffect, anchor",
    "stacked, foregroundStyle(by:)", "visualEffect",
  ]

  // MARK: Drawing

  @Test func textBeginsAtTheRight() {
    func alignments(_ alignment: TextAlignment) -> [TextAlignment] {
      mirrored { Text("a b").multilineTextAlignment(alignment) }.displayList.items.compactMap {
        if case .text(let text, _) = $0.content { text.alignment } else { nil }
      }
    }
    #expect(alignments(.leading) == [.trailing])
    #expect(alignments(.center) == [.center])
    #expect(alignments(.trailing) == [.leading])
  }

  private struct Left: Shape {
    var behavior: LayoutDirectionBehavior = .mirrors

    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
    }
  }

  @Test func shapesAreMirroredUnlessTheySayOtherwise() {
    func start(_ shape: Left, in direction: LayoutDirection) -> CGFloat? {
      let stage = smallStage { shape.environment(\.layoutDirection, direction) }
      guard case .fill(let path, _, _)? = stage.displayList.items.first?.content else { return nil }
      return path.boundingRect.minX
    }
    #expect(start(Left(), in: .leftToRight) == 0)
    #expect(start(Left(), in: .rightToLeft) == 190)
    #expect(start(Left(behavior: .fixed), in: .rightToLeft) == 0)
    #expect(start(Left(behavior: .mirrors(in: .leftToRight)), in: .leftToRight) == 190)
    #expect(start(Left(behavior: .mirrors(in: .leftToRight)), in: .rightToLeft) == 0)
  }

  @Test func mirroredShapesAreHitWhereTheyAreDrawn() {
    var taps: [String] = []
    let stage = mirrored {
      VStack(spacing: 0) {
        Left().fill(.red).onTapGesture { taps.append("shape") }
        Color.red.clipShape(Left()).onTapGesture { taps.append("clip") }
        Color.red.contentShape(Left()).onTapGesture { taps.append("content") }
        Left(behavior: .fixed).fill(.red).flipsForRightToLeftLayoutDirection(true)
          .onTapGesture { taps.append("flipped") }
      }
    }
    for y in [25, 75, 125, 175] as [CGFloat] {
      stage.tap(at: CGPoint(x: 5, y: y))
      stage.tap(at: CGPoint(x: 195, y: y))
    }
    #expect(taps == ["shape", "clip", "content", "flipped"])
  }

  @Test func whatIsFlippedIsDrawnAsInAMirror() {
    let plain = mirrored { Image(systemName: "chevron.left") }.displayList
    let flipped = mirrored {
      Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)
    }.displayList
    let unflipped = mirrored {
      Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(false)
    }.displayList
    #expect(flipped != plain)
    #expect(unflipped == plain)
    #expect(
      smallStage {
        Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)
      }.displayList == plain)
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("chevron.backward", "chevron.right"),
    ("arrow.forward", "arrow.left"), ("arrow.uturn.backward", "arrow.uturn.forward"),
  ])
  func symbolsWithADirectionFollowIt(name: String, left: String) {
    let found = mirrored { Image(systemName: name) }
    let expected = smallStage { Image(systemName: left) }
    #expect(found.displayList == expected.displayList)
    #expect(found.issues.isEmpty)
  }

  @Test func symbolsAboutTimeStay() {
    #expect(
      mirrored { Image(systemName: "forward.fill") }.displayList
        == smallStage { Image(systemName: "forward.fill") }.displayList)
  }

  // MARK: Scrolling

  private func row() -> Stage {
    mirrored {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10) { number in box("\(number)", 50) } }
      }
    }
  }

  @Test func aRowThatScrollsBeginsAtTheRight() {
    let stage = row()
    #expect(stage.place(of: "0") == "150,90 50x20")
    #expect(stage.place(of: "9") == "-300,90 50x20")
    #expect(stage.snapshot[".offset"] == "CGPoint(x: 0, y: 0)")
  }

  @Test func theWheelAndAFingerScrollOn() {
    let stage = row()
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: 30, height: 0))))
    #expect(stage.place(of: "0") == "180,90 50x20")
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: -99, height: 0))))
    #expect(stage.place(of: "0") == "150,90 50x20")
    stage.drag(
      from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100), over: .milliseconds(900))
    stage.advance(by: .seconds(3))
    let moved = (stage.element("0")?.frame.minX ?? 0) - 150
    #expect(moved > 60)
    #expect(stage.snapshot[".offset"] == "CGPoint(x: \(Double(moved).canonicalText), y: 0)")
  }

  @Test func aViewIsScrolledTo() {
    struct Reading: View {
      var body: some View {
        ScrollViewReader { reader in
          VStack {
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<40) { number in
                  Color.red.frame(width: 50, height: 20).accessibilityIdentifier("\(number)")
                }
              }
            }
            .frame(height: 40)
            Button("go") { reader.scrollTo(20, anchor: .leading) }
          }
        }
      }
    }
    let stage = mirrored { Reading() }
    #expect(stage.element("4") == nil)
    stage.tap("go")
    #expect(stage.element("20")?.frame.maxX == 200)
    #expect(stage.element("23")?.frame.minX == 0)
    #expect(stage.element("25") == nil)
  }

  @Test func pagesAreSwipedTheOtherWay() {
    struct Pages: View {
      @State private var page = 0

      var body: some View {
        TabView(selection: $page) {
          Text("first").tag(0)
          Text("second").tag(1)
        }
        .tabViewStyle(.page)
      }
    }
    let stage = mirrored { Pages() }
    stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 20, y: 100), over: .milliseconds(200))
    stage.advance(by: .seconds(1))
    #expect(stage.outline.contains("first"))
    stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 150, y: 100), over: .milliseconds(200))
    stage.advance(by: .seconds(1))
    #expect(stage.outline.contains("second"))
  }
}
