import RecallUI
import Testing

/// A screen that presents several things, one of them from inside of another.
private struct Screen: View {
  @State var isFirstShown = false
  @State var isSecondShown = false
  @State var isInnerShown = false
  @State var isAlertShown = false
  @State var isPopoverShown = false
  @State var log: [String] = []

  var body: some View {
    VStack {
      Button("open first") { isFirstShown = true }
      Button("open both") {
        isFirstShown = true
        isSecondShown = true
      }
      Menu("menu") { Button("from menu") { isSecondShown = true } }
      Button("open popover") { isPopoverShown = true }
        .popover(isPresented: $isPopoverShown) { Text("popover") }
    }
    .sheet(isPresented: $isFirstShown) {
      log.append("first closed")
    } content: {
      first
    }
    .sheet(isPresented: $isSecondShown) {
      log.append("second closed")
    } content: {
      VStack {
        Text("second")
        Button("close second") { isSecondShown = false }
      }
    }
    .alert("alert", isPresented: $isAlertShown) { Button("fine") {} }
  }

  private var first: some View {
    VStack {
      Text("first")
      Button("close first") { isFirstShown = false }
      Button("second, too") { isSecondShown = true }
      Button("no second") { isSecondShown = false }
      Button("second instead") {
        isSecondShown = true
        isFirstShown = false
      }
      Button("alert of the opener") { isAlertShown = true }
      Button("inner") { isInnerShown = true }
        .sheet(isPresented: $isInnerShown) { Text("inside") }
    }
  }
}

@Suite struct PresentationQueueTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600)) { Screen() }

  private func press(_ names: String...) {
    for name in names {
      stage.tap(name)
      stage.advance(by: .seconds(1))
    }
  }

  private var shown: [String] {
    ["first", "second", "inside", "alert", "popover"].filter { stage.texts.contains($0) }
  }

  private var issues: [String] { stage.issues.map(\.description) }

  @Test func theSecondOfTwoSheetsOpensWhenTheFirstIsGone() {
    press("open both")
    #expect(shown == ["first"])
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasSuffix(
        "has a sheet to present while a sheet is presented; expected one thing at a time. "
          + "It opens when that is gone") == true)
    press("close first")
    #expect(shown == ["second"])
    #expect(stage.snapshot["Screen.log"] == "[\"first closed\"]")
    press("close second")
    #expect(shown == [])
    #expect(stage.snapshot["Screen.log"] == "[\"first closed\", \"second closed\"]")
  }

  @Test func aSheetOfTheOpenerWaitsAndOneOfTheSheetDoesNot() {
    press("open first", "second, too")
    #expect(shown == ["first"])
    press("inner")
    #expect(shown == ["first", "inside"])
    stage.type("escape")
    stage.type("escape")
    #expect(shown == ["second"])
    #expect(issues.count == 1)
  }

  @Test func anAlertWaitsForTheSheetThatIsOpening() {
    stage.tap("open first")
    stage.advance(by: .milliseconds(50))
    #expect(stage.isAnimating)
    stage.tap("alert of the opener")
    #expect(shown == ["first"])
    #expect(issues.first?.contains("has an alert to present while a sheet is presented") == true)
    press("close first")
    #expect(shown == ["alert"])
    press("fine")
    #expect(shown == [])
  }

  @Test func whatIsNoLongerWantedLeavesTheQueueWithoutHavingBeenClosed() {
    press("open both", "no second", "close first")
    #expect(shown == [])
    #expect(stage.snapshot["Screen.log"] == "[\"first closed\"]")
  }

  @Test func oneInsteadOfTheOtherIsNoFault() {
    press("open first", "second instead")
    #expect(shown == ["second"])
    #expect(issues == [])
  }

  @Test func anActionOfAMenuPresentsAtOnce() {
    press("menu", "from menu")
    #expect(shown == ["second"])
    #expect(issues == [])
  }

  @Test func theFocusGoesBackToWhereItWasBeforeBoth() {
    stage.type("tab")
    stage.type("tab")
    #expect(stage.focused == "open both")
    stage.type("space")
    stage.type("escape")
    #expect(shown == ["second"])
    stage.type("escape")
    #expect(shown == [])
    #expect(stage.focused == "open both")
  }

  @Test func aPopoverWaitsToo() {
    press("open popover")
    #expect(shown == ["popover"])
    #expect(issues == [])
  }
}
