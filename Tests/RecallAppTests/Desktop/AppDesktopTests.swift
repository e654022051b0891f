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
      "click:99", "click:2001", "click:-400", "click:0400", "click:", "400", "click:400 ", "light",
      "click:99999999999999999999", "click:٤٠٠", "click:400 dark", "dark  still", " ", "text:100",
      "text:49", "text:301", "accent:3584E4", "accent:3584e", "still contrast", "dark dark",
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
      "", "dark", "contrast", "still", "text:50", "text:300", "accent:00000f", "click:100",
      "dark contrast still text:125 accent:3584e4 click:2000",
    ])
  func settingsAreToldAndReadAgain(text: String) {
    #expect(AppDesktopSettings(text: text)?.text == text)
  }

  private func told(_ change: (inout PortalSettings) -> Void) -> InputEvent {
    var settings = PortalSettings()
    change(&settings)
    return AppDesktop.event(settings)
  }

  private func message(_ body: String) -> InputEvent { .message(name: "desktop", body: body) }

  @Test(
    arguments: [
      (nil, ""), (650, "click:650"), (99, "click:100"), (100, "click:100"), (2000, "click:2000"),
      (2001, "click:2000"),
    ] as [(Int?, String)])
  func aPortalsTimeIsToldAsFarAsItCanBeFollowed(milliseconds: Int?, body: String) {
    #expect(told { $0.doubleClick = milliseconds } == message(body))
  }

  @Test(
    arguments: [
      (1, ""), (1.25, "text:125"), (0.49, "text:50"), (3.01, "text:300"), (1e300, "text:300"),
    ])
  func aPortalsTextIsToldAsFarAsItCanBeFollowed(scale: Double, body: String) {
    #expect(told { $0.textScale = scale } == message(body))
  }

  @Test func allThatAPortalTellsIsFollowed() {
    var settings = PortalSettings()
    settings.isDark = true
    settings.hasHighContrast = true
    settings.reducesMotion = true
    settings.accent = PortalSettings.RGB(red: 0, green: 0.2, blue: 1)
    #expect(AppDesktop.event(settings) == message("dark contrast still accent:0033ff"))
    // Who has asked for surroundings gets those.
    #expect(
      AppDesktop.event(settings, followsScheme: false) == message("contrast still accent:0033ff"))
  }
}

// MARK: What a program makes of it

private struct DressedView: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    VStack {
      Text(
        "\(scheme == .dark ? "dark" : "light") \(contrast == .increased ? "contrast" : "usual")")
      Text(reducesMotion ? "still" : "moving")
      Text(size.isAccessibilitySize ? "huge" : "\(size)")
      Rectangle().fill(.tint).frame(width: 10, height: 10)
    }
  }
}

private struct DressedProgram: App {
  var body: some Scene {
    WindowGroup { DressedView() }
  }
}

private struct LightProgram: App {
  var body: some Scene {
    WindowGroup { DressedView().preferredColorScheme(.light) }
  }
}

@Suite struct DressedProgramTests {
  private func items(_ stage: Stage) -> [(text: String, size: CGFloat)] {
    stage.displayList.items.compactMap { item in
      guard case .text(let text, _) = item.content else { return nil }
      return (text.string, text.runs.first?.font.size ?? 0)
    }
  }

  private func tell(_ stage: Stage, _ body: String) {
    stage.send(.message(name: AppDesktop.message, body: body))
  }

  private func fill(_ stage: Stage) -> Color.Resolved? {
    stage.displayList.items.lazy.compactMap { item in
      if case .fill(_, .color(let color), _) = item.content { color } else { nil }
    }.last
  }

  @Test func viewsAreToldOfAllOfIt() throws {
    let stage = try AppStage<DressedProgram>(AppOptions([])).stage
    let usual = fill(stage)
    #expect(items(stage).map(\.text) == ["light usual", "moving", "large"])
    #expect(items(stage).map(\.size) == [17, 17, 17])
    tell(stage, "dark contrast still text:200 accent:ff8000")
    #expect(items(stage).map(\.text) == ["dark contrast", "still", "huge"])
    #expect(items(stage).allSatisfy { abs($0.size - 34) < 1e-9 })
    #expect(fill(stage) == Color(red: 1, green: 128 / 255, blue: 0).resolved(in: .dark))
    #expect(stage.snapshot["stage.colorScheme"] == "dark")
    tell(stage, "")
    #expect(items(stage).map(\.text) == ["light usual", "moving", "large"])
    #expect(fill(stage) == usual)
    #expect(stage.snapshot["stage.colorScheme"] == "light")
  }

  @Test(arguments: [(50, 8.5), (85, 14.45), (112, 19.04), (150, 25.5), (300, 51)])
  func textIsAsLargeAsTheDesktopHasItToTheFraction(percent: Int, size: CGFloat) throws {
    let stage = try AppStage<DressedProgram>(AppOptions([])).stage
    tell(stage, "text:\(percent)")
    #expect(items(stage).allSatisfy { abs($0.size - size) < 1e-9 }, "\(items(stage))")
  }

  @Test func surroundingsThatAProgramAsksForCountFirst() throws {
    let stage = try AppStage<LightProgram>(AppOptions([])).stage
    tell(stage, "dark contrast")
    #expect(items(stage).first?.text == "light contrast")
  }

  @Test func surroundingsThatWereAskedForStay() throws {
    let stage = try AppStage<DressedProgram>(AppOptions(["--appearance", "dark"])).stage
    tell(stage, "still")
    #expect(items(stage).first?.text == "dark usual")
  }
}
