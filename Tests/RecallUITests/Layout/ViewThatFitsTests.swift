import Interaction
import RecallUI
import Testing

@Suite struct ViewThatFitsTests {
  private func candidate(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func shown(_ axes: Axis.Set, in size: CGSize) -> [String?] {
    let stage = Stage(size: size) {
      ViewThatFits(in: axes) {
        candidate("large", 100, 100)
        candidate("wide", 100, 20)
        candidate("small", 10, 10)
      }
    }
    return stage.elements.map(\.identifier)
  }

  @Test(arguments: [
    (99, 99, "small"), (99, 100, "small"), (100, 19, "small"), (100, 20, "wide"),
    (100, 99, "wide"), (100, 100, "large"), (101, 101, "large"), (1, 1, "small"),
  ])
  func theFirstThatFitsIsShown(width: CGFloat, height: CGFloat, name: String) {
    #expect(shown([.horizontal, .vertical], in: CGSize(width: width, height: height)) == [name])
  }

  @Test func onlyTheAxesThatAreToldCount() {
    #expect(shown(.horizontal, in: CGSize(width: 100, height: 1)) == ["large"])
    #expect(shown(.vertical, in: CGSize(width: 1, height: 20)) == ["wide"])
    #expect(shown([], in: CGSize(width: 1, height: 1)) == ["large"])
  }

  @Test func onlyWhatIsShownIsDrawnAndHit() {
    var taps: [String] = []
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      ViewThatFits {
        Color.red.frame(width: 60, height: 60).onTapGesture { taps.append("large") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { taps.append("small") }
      }
    }
    #expect(stage.displayList.items.count == 1)
    stage.tap(at: CGPoint(x: 25, y: 25))
    #expect(taps == ["small"])

    stage.send(.resize(CGSize(width: 60, height: 60)))
    #expect(stage.displayList.items.count == 1)
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(taps == ["small", "large"])
  }

  @Test func onlyWhatIsShownAppears() {
    let log = TaskLog()
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      ViewThatFits {
        Color.red.frame(width: 60, height: 60)
          .onAppear { log.note("+large") }.onDisappear { log.note("-large") }
          .task { log.note("task") }
        Color.blue.frame(width: 50, height: 50)
          .onAppear { log.note("+small") }.onDisappear { log.note("-small") }
      }
    }
    #expect(log.lines == ["0 +small"])
    stage.send(.resize(CGSize(width: 60, height: 60)))
    #expect(log.lines.dropFirst().sorted() == ["0 +large", "0 -small", "0 task"])
    stage.send(.resize(CGSize(width: 50, height: 50)))
    #expect(log.lines.dropFirst(4).sorted() == ["0 +small", "0 -large"])
  }

  @Test func whatIsHeldEndsWhenAnotherIsShown() {
    final class Model: ObservableObject { @Published var width: CGFloat = 50 }
    struct Screen: View {
      @ObservedObject var model: Model
      let press: (Bool) -> Void

      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: model.width)
            .onLongPressGesture {
            } onPressingChanged: {
              press($0)
            }
          Color.blue
        }
      }
    }
    var presses: [Bool] = []
    let model = Model()
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      Screen(model: model) { presses.append($0) }
    }
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 25, y: 25))))
    #expect(presses == [true])

    model.width = 51
    stage.advance(by: .milliseconds(1))

    #expect(presses == [true, false])
    #expect(stage.holds == [])
  }

  @Test func nothingFitsNowhere() {
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      ViewThatFits { EmptyView() }.accessibilityIdentifier("empty")
    }
    #expect(stage.element("empty")?.frame.size == .zero)
  }

  @Test func whatStandsBehindTheFirstThatFitsIsNotMade() {
    final class Made: @unchecked Sendable { var names: [String] = [] }
    struct Candidate: View {
      let name: String
      let width: CGFloat
      let made: Made

      var body: some View {
        made.names.append(name)
        return Color.red.frame(width: width, height: 10).accessibilityIdentifier(name)
      }
    }
    let made = Made()
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      ViewThatFits(in: .horizontal) {
        Candidate(name: "large", width: 60, made: made)
        Candidate(name: "middle", width: 40, made: made)
        Candidate(name: "small", width: 20, made: made)
      }
    }
    #expect(made.names == ["large", "middle"])

    stage.send(.resize(CGSize(width: 30, height: 50)))
    #expect(made.names == ["large", "middle", "small"])
    #expect(stage.elements.map(\.identifier) == ["small"])

    stage.send(.resize(CGSize(width: 70, height: 50)))
    #expect(made.names == ["large", "middle", "small"])
    #expect(stage.elements.map(\.identifier) == ["large"])
  }

  @Test func whatIsMadeLaterShowsWhatThereIsThen() {
    final class Model: ObservableObject { @Published var name = "old" }
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 60, height: 10).accessibilityIdentifier("wide \(model.name)")
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("narrow \(model.name)")
        }
      }
    }
    let model = Model()
    let stage = Stage(size: CGSize(width: 70, height: 50)) { Screen(model: model) }

    model.name = "new"
    stage.send(.resize(CGSize(width: 30, height: 50)))

    #expect(stage.elements.map(\.identifier) == ["narrow new"])
    model.name = "newer"
    stage.advance(by: .milliseconds(1))
    #expect(stage.elements.map(\.identifier) == ["narrow newer"])
  }

  @Test func stateOfACandidateStaysWhileAnotherIsShown() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Color.red.frame(width: 60, height: 10)
          .onTapGesture { count += 1 }
          .accessibilityIdentifier("count \(count)")
      }
    }
    let stage = Stage(size: CGSize(width: 60, height: 10)) {
      ViewThatFits(in: .horizontal) {
        Counter()
        Color.blue.frame(width: 5, height: 5).accessibilityIdentifier("small")
      }
    }
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.send(.resize(CGSize(width: 20, height: 10)))
    #expect(stage.elements.map(\.identifier) == ["small"])

    stage.send(.resize(CGSize(width: 60, height: 10)))
    #expect(stage.elements.map(\.identifier) == ["count 1"])
  }

  @Test(arguments: [(70, "a"), (50, "b"), (30, "c"), (1, "c")])
  func aLoopOfCandidatesIsLookedThrough(width: CGFloat, name: String) {
    let stage = Stage(size: CGSize(width: width, height: 50)) {
      ViewThatFits(in: .horizontal) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          candidate(name, name == "a" ? 60 : name == "b" ? 40 : 20, 10)
        }
      }
    }
    #expect(stage.elements.map(\.identifier) == [name])
  }

  @Test func aCandidateThatComesLaterIsLookedAt() {
    final class Model: ObservableObject { @Published var hasLarge = false }
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        ViewThatFits(in: .horizontal) {
          if model.hasLarge {
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("large")
          }
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("small")
        }
      }
    }
    let model = Model()
    let stage = Stage(size: CGSize(width: 50, height: 50)) { Screen(model: model) }
    #expect(stage.elements.map(\.identifier) == ["small"])

    model.hasLarge = true
    stage.advance(by: .milliseconds(1))
    #expect(stage.elements.map(\.identifier) == ["large"])
    model.hasLarge = false
    stage.advance(by: .milliseconds(1))
    #expect(stage.elements.map(\.identifier) == ["small"])
  }

  /// A stack asks for it before the candidate is shown.
  @Test func aCandidateMaySayWhereALineLies() {
    let stage = Stage(size: CGSize(width: 196, height: 139)) {
      HStack {
        VStack(alignment: .leading) {
          Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("above")
          ViewThatFits {
            Color.red.frame(width: 60, height: 10).alignmentGuide(.leading) { $0.width / 2 }
              .accessibilityIdentifier("fitting")
            Color.red.frame(width: 20, height: 10)
          }
        }
        Text("several words that may need more than one line")
      }
    }
    #expect(stage.issues.isEmpty)
    let (above, fitting) = (stage.element("above")?.frame, stage.element("fitting")?.frame)
    #expect(above.map(\.minX) == fitting.map(\.midX))
  }

  @Test func whatWasShownBeforeIsInNoOutline() {
    final class Model: ObservableObject { @Published var width: CGFloat = 30 }
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        ViewThatFits(in: .horizontal) {
          ForEach([60, 40, 20], id: \.self) { width in
            Text("\(width)").frame(width: CGFloat(width))
          }
        }
        .frame(width: model.width)
      }
    }
    let model = Model()
    let stage = smallStage { Screen(model: model) }
    #expect(stage.outline.contains("\"20\""))
    #expect(!stage.outline.contains("\"60\""))
    model.width = 70
    stage.advance(by: .milliseconds(1))
    #expect(stage.outline.contains("\"60\""))
    #expect(!stage.outline.contains("\"20\""))
  }

  @Test func whatIsNotShownCountsForNoFrame() {
    struct Screen: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          ForEach([60, 20, 10], id: \.self) { width in
            Color.red.frame(width: CGFloat(width), height: 10)
          }
          .overlay(Color.blue)
        }
      }
    }
    let stage = smallStage { Screen() }
    #expect(stage.outline.contains("LayeredView 70,95 60x10"))
    stage.send(.resize(CGSize(width: 40, height: 200)))
    #expect(stage.outline.contains("LayeredView 10,95 20x10"))
  }

  /// A row with state of its own is kept while it is scrolled out of sight, where nobody lays it out.
  @Test(arguments: [false, true]) func aCandidateMayGoWhileItIsOutOfSight(isAnimated: Bool) {
    final class Model: ObservableObject { @Published var isWide = true }
    struct Row: View {
      let number: Int
      @ObservedObject var model: Model
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Count \(number)") { count += 1 }
          ViewThatFits(in: .horizontal) {
            if model.isWide { Text("wide \(number) \(count)") }
            Text("\(number) \(count)")
          }
        }
      }
    }
    let model = Model()
    let stage = smallStage {
      ScrollView { LazyVStack { ForEach(0..<50) { Row(number: $0, model: model) } } }
    }
    stage.tap("Count 0")
    #expect(stage.texts.contains("wide 0 1"))
    let up = CGSize(width: 0, height: 900)
    let down = CGSize(width: 0, height: -900)
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: down)))
    stage.advance(by: .seconds(2))
    withAnimation(isAnimated ? .default : nil) { model.isWide = false }
    stage.advance(by: .seconds(2))
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: up)))
    stage.advance(by: .seconds(2))
    #expect(stage.texts.contains("0 1"))
    #expect(!stage.texts.contains("wide 0 1"))
  }

  @Test func aLineInACandidateCountsFromTheFirstLayoutOn() {
    let stage = smallStage {
      ZStack(alignment: .topLeading) {
        ViewThatFits {
          Color.red.frame(width: 20, height: 10)
            .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
          Spacer()
        }
        Color.blue.frame(width: 30, height: 10)
      }
      .accessibilityIdentifier("all")
    }
    // The first reaches 10 points beyond the second, which stands by its edge.
    #expect(stage.frame(ofElement: "all")?.width == 40)
  }

  /// Says a line that depends on one value where it is low, and on another one where it is high.
  private struct TwoLines: View {
    @State private var low: CGFloat = 5
    @State private var high: CGFloat = 40

    var body: some View {
      VStack {
        Button("change") { low = 50 }
        ViewThatFits(in: .vertical) {
          HStack(alignment: .top) {
            Color.red.frame(width: 20).alignmentGuide(.top) { $0.height > 30 ? high : low }
            Text("first").frame(height: 20).alignmentGuide(.top) { _ in 0 }
          }
          Text("second")
        }
        .frame(height: 60)
      }
    }
  }

  @Test func whatALineReadForOneSizeIsNotForgottenForAnother() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { TwoLines() }
    #expect(stage.texts.contains("first"))
    stage.tap("change")
    #expect(stage.texts.contains("second") && !stage.texts.contains("first"))
  }
}
