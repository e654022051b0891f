import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Note: Identifiable {
  let id: Int
}

private struct Screen: View {
  @State var isShown = false
  @State var note: Note?
  @State var dismissals = 0
  var detents: Set<PresentationDetent> = [.large]
  var isDismissDisabled = false
  var covers = false

  var body: some View {
    VStack {
      Button("open") { isShown = true }
      Button("note") { note = Note(id: 1) }
    }
    .font(.system(size: 20))
    .sheet(isPresented: covers ? .constant(false) : $isShown) {
      dismissals += 1
    } content: {
      sheet
    }
    .fullScreenCover(isPresented: covers ? $isShown : .constant(false)) { sheet }
    .sheet(item: $note) { note in
      VStack {
        Text("note \(note.id)")
        Button("next") { self.note = Note(id: note.id + 1) }
        Kept()
      }
    }
  }

  private var sheet: some View {
    Sheet()
      .presentationDetents(detents)
      .interactiveDismissDisabled(isDismissDisabled)
  }
}

private struct Kept: View {
  @State var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) var dismiss
  @Environment(\.isPresented) var isPresented
  @Environment(\.presentationMode) var mode

  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "not presented")
      Button("done") { dismiss() }
      Button("old done") { mode.wrappedValue.dismiss() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityIdentifier("sheet")
  }
}

@Suite struct SheetTests {
  private func stage(width: CGFloat = 400, height: CGFloat = 600, _ screen: Screen) -> Stage {
    Stage(size: CGSize(width: width, height: height)) { screen }
  }

  private func press(_ name: String, on stage: Stage) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func drag(on stage: Stage, from start: CGFloat, to end: CGFloat) {
    let x: CGFloat = 200
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: x, y: start))))
    for step in 1...10 {
      stage.advance(by: .milliseconds(50))
      let y = start + (end - start) * CGFloat(step) / 10
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: x, y: y))))
    }
    stage.advance(by: .milliseconds(500))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: x, y: end))))
    stage.advance(by: .seconds(1))
  }

  @Test func aSheetTakesTheWholeWidthOfANarrowWindowAndFloatsInAWideOne() throws {
    for (width, height, expected) in [
      (400, 600, CGRect(x: 0, y: 24, width: 400, height: 576)),
      (1000, 800, CGRect(x: 230, y: 90, width: 540, height: 620)),
      (1000, 320, CGRect(x: 230, y: 24, width: 540, height: 272)),
    ] as [(CGFloat, CGFloat, CGRect)] {
      let stage = stage(width: width, height: height, Screen())
      press("open", on: stage)
      #expect(stage.frame(ofElement: "sheet") == expected)
    }
  }

  @Test(arguments: ["done", "old done"])
  func aSheetIsClosedFromInside(button: String) {
    let stage = stage(Screen())
    press("open", on: stage)
    #expect(stage.element("presented") != nil)
    press(button, on: stage)
    #expect(stage.element("presented") == nil)
    #expect(stage.snapshot["Screen.isShown"] == "false")
    #expect(stage.snapshot["Screen.dismissals"] == "1")
  }

  @Test(arguments: [false, true])
  func escapeAndATouchBesideItCloseASheetUnlessThatIsDisabled(isDisabled: Bool) {
    let stage = stage(Screen(isDismissDisabled: isDisabled))
    press("open", on: stage)
    stage.type("escape")
    #expect((stage.element("presented") == nil) == !isDisabled)
    stage.advance(by: .seconds(1))
    if !isDisabled { press("open", on: stage) }
    stage.tap(at: CGPoint(x: 200, y: 5))
    #expect((stage.element("presented") == nil) == !isDisabled)
    #expect(stage.snapshot["Screen.dismissals"] == (isDisabled ? "0" : "2"))
  }

  @Test func aCoverTakesTheWindowAndOnlyTheProgramClosesIt() {
    let stage = stage(width: 1000, height: 800, Screen(covers: true))
    press("open", on: stage)
    #expect(stage.frame(ofElement: "sheet") == CGRect(x: 0, y: 0, width: 1000, height: 800))
    stage.type("escape")
    drag(on: stage, from: 100, to: 700)
    #expect(stage.element("presented") != nil)
    press("done", on: stage)
    #expect(stage.element("presented") == nil)
  }

  @Test func aSheetIsDraggedAwayOrSpringsBack() {
    let stage = stage(Screen())
    press("open", on: stage)
    drag(on: stage, from: 60, to: 160)
    #expect(stage.frame(ofElement: "sheet")?.minY == 24)
    drag(on: stage, from: 60, to: 560)
    #expect(stage.element("presented") == nil)
  }

  @Test func aSheetWithSeveralHeightsBeginsWithTheLeastAndIsDraggedToOthers() {
    let stage = stage(Screen(detents: [.large, .medium, .height(100)]))
    press("open", on: stage)
    #expect(stage.frame(ofElement: "sheet")?.minY == 500)
    drag(on: stage, from: 510, to: 320)
    #expect(stage.frame(ofElement: "sheet")?.minY == 300)
    drag(on: stage, from: 310, to: 10)
    #expect(stage.frame(ofElement: "sheet")?.minY == 24)
    drag(on: stage, from: 40, to: 520)
    #expect(stage.frame(ofElement: "sheet")?.minY == 500)
  }

  @Test(
    arguments: [
      (CGFloat.nan, 576), (-5, 0), (.infinity, 576), (1e300, 576), (80, 80),
    ] as [(CGFloat, CGFloat)])
  func aHeightIsKeptToTheWindow(height: CGFloat, found: CGFloat) {
    #expect(PresentationDetent.height(height).height(in: 600) == found)
    #expect(PresentationDetent.fraction(height).height(in: 0) == 0)
  }

  /// One that equals nothing was found in no set, so that no sheet could rest at it.
  @Test func aHeightThatIsNoNumberEqualsItself() {
    #expect(PresentationDetent.height(.nan) == .height(.nan))
    #expect(PresentationDetent.fraction(.nan) == .fraction(1))
  }

  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  private enum WhileDark: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.colorScheme == .dark ? 300 : nil }
  }

  @Test func aProgramsOwnHeightIsComputed() {
    let stage = stage(Screen(detents: [.large, .custom(Third.self)]))
    press("open", on: stage)
    #expect(stage.frame(ofElement: "sheet")?.minY.rounded() == 408)
    #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
    #expect(PresentationDetent.custom(Third.self) != .custom(WhileDark.self))
  }

  @Test func aHeightThatAProgramLeavesOutIsNone() {
    let stage = stage(Screen(detents: [.custom(WhileDark.self), .height(400)]))
    press("open", on: stage)
    #expect(stage.frame(ofElement: "sheet")?.minY == 200)
    let other = self.stage(Screen(detents: [.custom(WhileDark.self)]))
    press("open", on: other)
    #expect(other.frame(ofElement: "sheet")?.minY == 24)
  }

  @Test func viewsCanStandBehindTheContent() throws {
    let stage = Stage(size: CGSize(width: 400, height: 600)) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("content").presentationBackground(alignment: .bottom) {
          Color.yellow.frame(height: 50).accessibilityIdentifier("ground")
        }
      }
    }
    #expect(stage.frame(ofElement: "ground")?.maxY == 600)
    #expect(stage.frame(ofElement: "ground")?.height == 50)
  }

  @Test func anotherItemHasASheetOfItsOwn() {
    let stage = stage(Screen())
    press("note", on: stage)
    press("count 0", on: stage)
    #expect(stage.element("count 1") != nil)
    press("next", on: stage)
    #expect(stage.element("note 2") != nil)
    #expect(stage.element("note 1") == nil)
    #expect(stage.element("count 0") != nil, "it has state of its own")
    stage.type("escape")
    #expect(stage.snapshot["Screen.note"] == "nil")
  }

  @Test func theSheetPassesByAnimationIntoItsPlace() {
    let stage = stage(Screen())
    stage.tap("open")
    let first = stage.displayList
    stage.advance(by: .milliseconds(100))
    #expect(stage.isAnimating)
    let second = stage.displayList
    stage.advance(by: .seconds(1))
    #expect(!stage.isAnimating)
    #expect(first != second)
    #expect(second != stage.displayList)
  }

  @Test func nothingIsPresentedOutsideOfASheet() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Sheet() }
    #expect(stage.element("not presented") != nil)
    stage.tap("done")
    stage.tap("old done")
    #expect(stage.element("not presented") != nil)
  }

  @Test func aSheetThatPresentsItselfIsReported() {
    struct Endless: View {
      var body: some View {
        AnyView(Text("again").sheet(isPresented: .constant(true)) { Endless() })
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Endless() }
    #expect(stage.element("again") != nil)
    #expect(stage.issues.contains { "\($0)".contains("a layer above 64 others") })
    for _ in 0..<3 { stage.type("escape") }
    stage.advance(by: .seconds(1))
    #expect(stage.element("again") != nil)
  }

  @Test func whatASheetKeepsEndsWhenItHasLeftTheScreen() throws {
    final class Kept {}
    struct Closing: View {
      @State var kept: Kept
      @Environment(\.dismiss) private var dismiss

      var body: some View { Button("close") { dismiss() } }
    }
    struct Opening: View {
      let keep: (Kept) -> Void
      @State private var isShown = false

      var body: some View {
        Button("open") { isShown = true }.sheet(isPresented: $isShown) {
          let kept = Kept()
          let _ = keep(kept)
          Closing(kept: kept)
        }
      }
    }
    var kept: [Weak<Kept>] = []
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Opening { kept.append(Weak(object: $0)) }
    }
    stage.tap("open")
    stage.advance(by: .seconds(1))
    #expect(kept.contains { $0.object != nil })
    stage.tap("close")
    stage.advance(by: .seconds(5))
    #expect(kept.allSatisfy { $0.object == nil })
    #expect(stage.pendingTimers.isEmpty)
  }
}
