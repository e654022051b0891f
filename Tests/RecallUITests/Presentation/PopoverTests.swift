import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Screen: View {
  @State var isShown = false
  @State var log: [String] = []
  var alignment = Alignment.center

  var body: some View {
    VStack {
      Button("open") { isShown = true }
        .popover(isPresented: $isShown) {
          Text("inside").frame(width: 120, height: 80).accessibilityIdentifier("popover")
        }
      Menu("menu") {
        Button("Copy") { log.append("copy") }
        Button("Delete", role: .destructive) { log.append("delete") }
        Menu("More") { Button("Deep") { log.append("deep") } }
      }
      Text("held").contextMenu { Button("Context") { log.append("context") } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}

@Suite struct PopoverTests {
  private func stage(_ alignment: Alignment = .center) -> Stage {
    Stage(size: CGSize(width: 300, height: 300)) { Screen(alignment: alignment) }
  }

  private func press(_ name: String, on stage: Stage) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test(arguments: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing])
  func aPopoverStandsBesideItsViewAndInTheWindow(alignment: Alignment) throws {
    let stage = stage(alignment)
    let view = try #require(stage.element("open")).frame
    press("open", on: stage)
    let popover = try #require(stage.frame(ofElement: "popover"))
    #expect(popover.size == CGSize(width: 120, height: 80))
    #expect(CGRect(x: 8, y: 8, width: 284, height: 284).contains(popover))
    #expect(!popover.intersects(view))
    #expect((popover.minY > view.maxY) == (alignment.vertical == .top))
    stage.type("escape")
    #expect(stage.frame(ofElement: "popover") == nil)
  }

  @Test(arguments: [CGSize(width: 300, height: 150), CGSize(width: 140, height: 300)])
  func aPopoverOfAViewThatIsOutOfSightIsInSight(size: CGSize) throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      ScrollView([.horizontal, .vertical]) {
        Screen(alignment: .bottomTrailing).frame(width: 300, height: 300)
      }
    }
    press("open", on: stage)

    stage.send(.resize(size))

    let popover = try #require(stage.frame(ofElement: "popover"))
    #expect(
      CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8).contains(popover), "\(popover)")
  }

  @Test func aTouchBesideAPopoverClosesItAndDoesNothingElse() {
    let stage = stage(.bottomLeading)
    press("open", on: stage)
    press("menu", on: stage)
    #expect(stage.frame(ofElement: "popover") == nil)
    #expect(stage.element("Copy") == nil)
  }

  @Test func anActionOfAMenuClosesIt() {
    let stage = stage()
    press("menu", on: stage)
    press("Copy", on: stage)
    #expect(stage.element("Copy") == nil)
    #expect(stage.snapshot["Screen.log"] == "[\"copy\"]")
  }

  @Test func aMenuIsOpenedAndUsedByKeys() {
    let stage = stage()
    stage.type("tab")
    stage.type("tab")
    stage.type("space")
    #expect(stage.element("Copy") != nil)
    stage.type("down")
    stage.type("return")
    #expect(stage.element("Copy") == nil)
    #expect(stage.snapshot["Screen.log"] != "[]")
  }

  @Test func aMenuInAMenuOpensBesideIt() {
    let stage = stage()
    press("menu", on: stage)
    press("More", on: stage)
    #expect(stage.element("Deep") != nil)
    press("Deep", on: stage)
    #expect(stage.element("Deep") == nil)
    #expect(stage.snapshot["Screen.log"] == "[\"deep\"]")
  }

  @Test func aViewThatIsHeldOpensItsMenu() throws {
    let stage = stage()
    let frame = try #require(stage.element("held")).frame
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY), for: .milliseconds(600))
    stage.advance(by: .seconds(1))
    press("Context", on: stage)
    #expect(stage.snapshot["Screen.log"] == "[\"context\"]")
    #expect(stage.element("Context") == nil)
  }
}
