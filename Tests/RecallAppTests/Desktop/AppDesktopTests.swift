import DesktopPortal
import Foundation
import Replay
import Testing

@testable import RecallApp

private struct ClickedView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count) double clicks")
      .frame(width: 100, height: 100)
      .contentShape(Rectangle())
      .onTapGesture(count: 2) { count += 1 }
      .accessibilityIdentifier("clicked")
  }
}

private struct ClickedProgram: App {
  var body: some Scene {
    WindowGroup { ClickedView() }
  }
}

@Suite struct AppDesktopTests {
  private let shown: AppStage<ClickedProgram>

  init() throws {
    shown = try AppStage<ClickedProgram>(AppOptions([]))
  }

  private func tell(_ body: String, name: String = AppDesktop.message) {
    shown.stage.send(.message(name: name, body: body))
  }

  /// Recordings have the names of what views keep: those of older programs hold.
  @Test func whatViewsKeepIsCalledAsItWasBeforeADesktopWasFollowed() {
    let names = shown.stage.snapshot.lines.map(\.name)
    #expect(names.contains("#0/SpokenView/AppView.open"), "\(names)")
  }

  /// Whether two clicks with so much between them are a double click.
  private func isDoubleClick(pausing milliseconds: Int) throws -> Bool {
    let frame = try #require(shown.stage.element("clicked")).frame
    let before = shown.stage.outline
    for pause in [milliseconds, 5000] {
      for phase in [PointerEvent.Phase.down, .up] {
        shown.stage.send(
          .pointer(
            PointerEvent(phase, at: CGPoint(x: frame.midX, y: frame.midY))))
      }
      shown.stage.advance(by: .milliseconds(pause))
    }
    return shown.stage.outline != before
  }

  @Test(arguments: [(700, 699, true), (700, 700, false), (100, 99, true), (100, 100, false)])
  func aDoubleClickTakesTheTimeThatTheDesktopSays(
    interval: Int, pause: Int, isOne: Bool
  ) throws {
    tell("click:\(interval)")
    #expect(try isDoubleClick(pausing: pause) == isOne)
  }

  @Test func withoutADesktopATapsOwnTimeCounts() throws {
    #expect(try isDoubleClick(pausing: 150))
    #expect(try !isDoubleClick(pausing: 600))
    tell("click:700")
    #expect(try isDoubleClick(pausing: 600))
    tell("")
    #expect(try !isDoubleClick(pausing: 600))
  }

  @Test func whatWasToldIsPartOfTheState() {
    // A target keeps what it was asked for.
    let before = shown.target.digest
    #expect(shown.target.snapshot["desktop"] == nil)
    tell("click:700")
    #expect(shown.target.snapshot["desktop"] == "click:700")
    #expect(shown.target.digest != before)
    tell("")
    #expect(shown.target.snapshot["desktop"] == nil)
    #expect(shown.target.digest == before)
  }

  @Test(
    arguments: [
      "click:99", "click:2001", "click:-400", "click:0400", "click:", "400", "click:400 ", "dark",
      "click:99999999999999999999", "click:٤٠٠",
    ])
  func whatMakesNoSenseChangesNothing(body: String) {
    tell("click:700")
    tell(body)
    #expect(shown.target.snapshot["desktop"] == "click:700")
    tell("click:300", name: "another")
    #expect(shown.target.snapshot["desktop"] == "click:700")
  }

  @Test(
    arguments: [
      (nil, ""), (650, "click:650"), (99, "click:100"), (100, "click:100"), (2000, "click:2000"),
      (2001, "click:2000"),
    ] as [(Int?, String)])
  func aPortalsTimeIsToldAsFarAsItCanBeFollowed(milliseconds: Int?, body: String) {
    var settings = PortalSettings()
    settings.doubleClick = milliseconds
    #expect(AppDesktop.event(settings) == .message(name: "desktop", body: body))
  }
}
