import Interaction
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Animations of which no two are the same.
private func slow(_ number: Int) -> Animation {
  .linear(duration: 1 + Double(number))
}

private struct DistanceKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  fileprivate var distance: CGFloat {
    get { self[DistanceKey.self] }
    set { self[DistanceKey.self] = newValue }
  }
}

/// Changes to lists are put off until an event is done; what else there is in a program sees nothing of that.
@Suite struct PendingUpdatesAroundTests {
  /// What a tap on the top of a page does, and what the program heard.
  private final class Control {
    private(set) var run: () -> Void = {}
    private(set) var end: () -> Void = {}
    var heard: [String] = []
    var endings: [Int: Ending] = [:]

    func onTap(_ run: @escaping () -> Void) {
      self.run = run
    }

    func onEnd(_ end: @escaping () -> Void) {
      self.end = end
    }
  }

  /// A page whose top is tapped.
  private struct Page<Content: View>: View {
    let control: Control
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.white.frame(height: 20).onTapGesture { control.run() }
        content
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  private func drawn(by stage: Stage) -> [String] { stage.displayList.items.map { "\($0)" } }

  /// Taps two pages, one of which puts off what the other one shows at once, and compares what is seen.
  private func compare<Content: View>(
    _ content: (_ readsAtOnce: Bool, _ control: Control) -> Content
  ) -> [Stage] {
    let controls = [Control(), Control()]
    let stages = [0, 1].map { number in smallStage { content(number == 1, controls[number]) } }
    for stage in stages { stage.tap(at: CGPoint(x: 100, y: 10)) }
    for _ in 0..<4 {
      #expect(drawn(by: stages[0]) == drawn(by: stages[1]))
      for stage in stages { stage.advance(by: .milliseconds(300)) }
    }
    #expect(controls[0].heard == controls[1].heard)
    #expect(stages[0].digest == stages[1].digest)
    return stages
  }

  // MARK: Lists in lists

  private struct Board: View {
    let readsAtOnce: Bool
    let control: Control
    @State private var words = ["a", "b", "c", "d", "e", "f"]
    @State private var places = [CGFloat](repeating: 0, count: 4)

    var body: some View {
      let _ = readsAtOnce ? "\(words) \(places)" : ""
      let _ = control.onTap {
        for row in 0..<4 {
          withAnimation(slow(row)) { places[row] = 10 }
          withAnimation(slow(row + 5)) { _ = words.removeLast() }
        }
      }
      Page(control: control) {
        ForEach(0..<4, id: \.self) { row in
          HStack {
            ForEach(words.indices, id: \.self) { word in
              Text(words[word]).offset(x: places[row])
            }
          }
        }
      }
    }
  }

  @Test func indicesAreNotAskedForInAnArrayThatHasGotShorterSince() {
    let stages = compare { Board(readsAtOnce: $0, control: $1) }
    #expect(stages[0].texts == Array(repeating: ["a", "b"], count: 4).flatMap { $0 })
  }

  // MARK: Other values

  private struct Stored: View {
    @AppStorage("width") private var width = 4.0
    var body: some View { Color.blue.frame(width: width, height: 4) }
  }

  private final class Model: ObservableObject {
    @Published var width: CGFloat = 4
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Color.blue.frame(width: model.width, height: 4) }
  }

  /// Rows whose second view comes in an event that changes what it shows.
  private struct Rows<Content: View>: View {
    let readsAtOnce: Bool
    let control: Control
    let change: (Int) -> Void
    @ViewBuilder let content: Content
    @State private var shown: Set<Int> = []
    @State private var places = [CGFloat](repeating: 0, count: 6)

    var body: some View {
      let _ = readsAtOnce ? "\(shown) \(places)" : ""
      let _ = control.onTap {
        for row in 0..<4 { withAnimation(slow(row)) { _ = shown.insert(row) } }
        withAnimation(slow(9)) { change(1) }
        for row in 2..<6 { withAnimation(slow(row)) { places[row] = 9 } }
        withAnimation(slow(7)) { change(2) }
      }
      Page(control: control) {
        ForEach(0..<6, id: \.self) { row in
          HStack {
            Color.red.frame(width: 4, height: 4).offset(x: places[row])
            if shown.contains(row) { content }
          }
        }
      }
    }
  }

  @Test func aStoredValueChangesAfterWhatWasPutOff() {
    _ = compare { readsAtOnce, control in
      Rows(
        readsAtOnce: readsAtOnce, control: control,
        change: { UserDefaults.standard.set(Double($0) * 30, forKey: "width") },
        content: { Stored() })
    }
  }

  @Test func anObjectChangesAfterWhatWasPutOffAlsoWhereNobodyHasReadItYet() {
    _ = compare { readsAtOnce, control in
      let model = Model()
      return Rows(
        readsAtOnce: readsAtOnce, control: control, change: { model.width = CGFloat($0) * 30 },
        content: { Observing(model: model) })
    }
  }

  // MARK: What ends with a row

  /// Lives as long as the row that was given it first.
  private final class Ending {
    let control: Control

    init(_ control: Control) {
      self.control = control
    }

    deinit { control.end() }
  }

  private struct Mortal: View {
    @State private var ending: Ending?

    init(_ ending: Ending?) {
      _ending = State(initialValue: ending)
    }

    var body: some View { Color.blue.frame(width: 4, height: 4) }
  }

  private struct MortalRows: View {
    let control: Control
    @State private var shown = Set(0..<6)
    @State private var places = [CGFloat](repeating: 0, count: 6)
    @State private var gone = 0

    var body: some View {
      let _ = control.onEnd { withAnimation(slow(1)) { gone += 1 } }
      let _ = control.onTap {
        for row in 0..<6 {
          withAnimation(row.isMultiple(of: 2) ? slow(row) : nil) {
            shown.remove(row)
            places[row] = 10
          }
        }
      }
      Page(control: control) {
        ForEach(0..<6, id: \.self) { row in
          HStack {
            Color.red.frame(width: 4, height: 4 + CGFloat(gone)).offset(x: places[row])
            if shown.contains(row) { Mortal(control.endings.removeValue(forKey: row)) }
          }
        }
      }
    }
  }

  @Test func whatEndsWithARowMaySetSomethingAndTheOthersGoOn() {
    let control = Control()
    for row in 0..<6 { control.endings[row] = Ending(control) }
    let stage = smallStage { MortalRows(control: control) }
    stage.tap(at: CGPoint(x: 100, y: 10))
    stage.advance(by: .seconds(9))
    _ = stage.displayList
    #expect(stage.snapshot["MortalRows.shown"] == "[]")
    #expect(stage.snapshot["MortalRows.places"] == "[10, 10, 10, 10, 10, 10]")
    #expect(stage.snapshot["MortalRows.gone"] == "6")
  }

  // MARK: Places

  private struct Places: View {
    let readsAtOnce: Bool
    let control: Control
    @State private var heights = [CGFloat](repeating: 4, count: 6)

    var body: some View {
      let _ = readsAtOnce ? "\(heights)" : ""
      Page(control: control) {
        ForEach(0..<6, id: \.self) { row in Color.red.frame(width: 4, height: heights[row]) }
        GeometryReader { geometry in
          let _ = control.onTap {
            for row in 0..<6 {
              withAnimation(slow(row)) { heights[row] += 5 }
              control.heard.append("\(geometry.frame(in: .global).minY)")
            }
          }
          Color.green
        }
      }
    }
  }

  @Test func anActionIsToldPlacesAsTheyAreByThen() {
    _ = compare { Places(readsAtOnce: $0, control: $1) }
  }

  private struct Anchors: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  /// Marks lie over the rows, in a list that reads where these are.
  private struct Marks: View {
    let readsAtOnce: Bool
    let control: Control
    @State private var places = [CGFloat](repeating: 0, count: 6)

    var body: some View {
      let _ = readsAtOnce ? "\(places)" : ""
      let _ = control.onTap {
        for row in 0..<6 { withAnimation(slow(row)) { places[row] = 50 } }
      }
      Page(control: control) {
        ForEach(0..<6, id: \.self) { row in
          Color.red.frame(width: 5, height: 5)
            .anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
            .offset(x: places[row])
        }
      }
      .overlayPreferenceValue(Anchors.self) { anchors in
        GeometryReader { geometry in
          ForEach(anchors.indices, id: \.self) { mark in
            Color.blue.frame(width: 2, height: 2)
              .position(
                x: geometry[anchors[mark]].midX, y: geometry[anchors[mark]].midY)
          }
        }
      }
    }
  }

  @Test func aListThatReadsPlacesMovesWithThem() {
    _ = compare { Marks(readsAtOnce: $0, control: $1) }
  }

  private struct Bars: View {
    let readsAtOnce: Bool
    let control: Control
    @State private var heights = [CGFloat](repeating: 30, count: 6)

    var body: some View {
      let _ = readsAtOnce ? "\(heights)" : ""
      VStack(spacing: 0) {
        ForEach(0..<6, id: \.self) { row in
          Color.red.frame(width: 200, height: heights[row])
            .onHover { control.heard.append("\(row) \($0)") }
            .onTapGesture {
              for row in 0..<5 { withAnimation(slow(row)) { heights[row] = 3 } }
            }
        }
      }
      .frame(height: 200, alignment: .top)
    }
  }

  @Test func theMouseIsOverWhatItsClickHasMovedBelowIt() {
    let control = Control()
    let stage = smallStage { Bars(readsAtOnce: false, control: control) }
    for phase in [PointerEvent.Phase.down, .up] {
      stage.send(.pointer(PointerEvent(phase, at: CGPoint(x: 100, y: 20), pointer: .mouse)))
    }
    #expect(control.heard == ["0 true", "0 false", "5 true"])
  }

  // MARK: Animations in animations

  private struct Moved: View {
    @Environment(\.distance) private var distance
    var body: some View { Color.red.frame(width: 4, height: 4).offset(x: distance) }
  }

  private struct Nested: View {
    let control: Control
    let readsAtOnce: Bool
    @State private var place: CGFloat = 0

    var body: some View {
      let _ = readsAtOnce ? "\(place)" : ""
      let _ = control.onTap {
        withAnimation(.easeIn(duration: 3)) {
          withAnimation(.linear(duration: 1)) { place = 40 }
        }
      }
      Page(control: control) {
        ForEach(0..<2, id: \.self) { _ in
          Moved().environment(\.distance, place)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func aRowMovesWithTheAnimationInsideOfAnotherOne(readsAtOnce: Bool) throws {
    let control = Control()
    let stage = smallStage { Nested(control: control, readsAtOnce: readsAtOnce) }
    func place() throws -> CGFloat {
      try #require(stage.displayList.items.first { $0.bounds.size == CGSize(width: 4, height: 4) })
        .bounds.minX
    }
    let start = try place()
    stage.tap(at: CGPoint(x: 100, y: 10))
    stage.advance(by: .milliseconds(500))
    #expect(try place() - start == 20)
  }

  // MARK: Focus

  private struct FocusedPart: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Color.blue.frame(width: isFocused ? 40 : 4, height: 4) }
  }

  private struct Keys: View {
    let control: Control
    @State private var shown: Set<Int> = []

    var body: some View {
      ForEach(0..<3, id: \.self) { row in
        HStack {
          Color.red.frame(width: 4, height: 4)
          FocusedPart()
          if shown.contains(row) { FocusedPart() }
        }
        .focusable()
        .onKeyPress(.tab) {
          for row in 0..<3 { withAnimation(slow(row)) { _ = shown.insert(row) } }
          return .ignored
        }
      }
    }
  }

  @Test func theFocusMovesWhileChangesWait() {
    let control = Control()
    let stage = smallStage { VStack { Keys(control: control) } }
    for _ in 0..<2 { stage.type("tab") }
    stage.advance(by: .seconds(9))
    #expect(stage.displayList.items.filter { $0.bounds.width == 40 }.count == 2)
  }
}
