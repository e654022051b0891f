import Foundation
import RecallGame
import RecallHome
import RecallUI
import Replay
import Testing

@testable import recall

/// A game that was opened at its table looks as the desktop is set.
@Suite struct TableWindowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Opened {
    let window: TableWindow
    let stage: Stage
    let looks: LiveLooks
  }

  private func open(_ settings: GameSettings, recording: RecordingFile? = nil) throws -> Opened {
    let table = try GameTable(deck: "vehicles", pairs: 2)
    let header = table.header(
      seed: 1, viewport: ScriptSize(CGSize(width: 1024, height: 768)), scheme: .light,
      carriesDeck: false)
    let looks = LiveLooks(TableLooks(ScreenLooks(settings, on: DesktopSettings())))
    let stage = try table.show(
      header, textMeasurer: try GameTable.textMeasurer(), looks: looks, notice: nil, follower: nil
    ).stage
    let played = try PlayedStage(
      playing: stage, header: header, recording: recording, notice: Notice())
    let window = TableWindow(played, looks: looks, settings: settings)
    return Opened(window: window, stage: stage, looks: looks)
  }

  private var dark: DesktopSettings {
    var desktop = DesktopSettings()
    (desktop.isDark, desktop.textPercent, desktop.reducesMotion) = (true, 150, true)
    return desktop
  }

  @Test func itFollowsTheDesktop() throws {
    let opened = try open(GameSettings(scheme: nil, reducesMotion: false))
    let (digest, light) = (opened.stage.digest, opened.window.displayList)
    try opened.window.send(dark.event, at: opened.window.now)
    #expect(opened.looks.value.colorScheme == .dark)
    #expect(opened.looks.value.reducesMotion)
    #expect(opened.looks.value.textScale == 1.5)
    #expect(opened.window.displayList != light)
    #expect(opened.stage.digest == digest)
    try opened.window.send(DesktopSettings().event, at: opened.window.now)
    #expect(opened.window.displayList == light)
  }

  @Test func whatWasAskedForCountsFirst() throws {
    let opened = try open(GameSettings(scheme: .light, reducesMotion: true))
    #expect(opened.looks.value.reducesMotion)
    try opened.window.send(dark.event, at: opened.window.now)
    #expect(opened.looks.value.colorScheme == .light)
    try opened.window.send(DesktopSettings().event, at: opened.window.now)
    #expect(opened.looks.value.reducesMotion)
    #expect(GameSettings(scheme: .dark, reducesMotion: false).appearance == .dark)
  }

  @Test func aRecordingOfTheGameHasNothingOfIt() throws {
    let path = folder.path("a.replay")
    let opened = try open(
      GameSettings(scheme: nil, reducesMotion: false),
      recording: try RecordingFile(creating: path))
    try opened.window.send(.key(KeyEvent(.down, key: "tab")), at: opened.window.now)
    try opened.window.send(dark.event, at: opened.window.now)
    try opened.window.send(.message(name: "desktop", body: "nonsense"), at: opened.window.now)
    try opened.window.send(.key(KeyEvent(.up, key: "tab")), at: opened.window.now)
    let text = try folder.text("a.replay")
    #expect(text.contains("tab"))
    #expect(!text.contains("desktop"))
  }

  @Test func whatIsToldBeforeTheWindowOpensIsRead() {
    #expect(DesktopSettings(told: dark.event) == dark)
    #expect(DesktopSettings(told: nil) == DesktopSettings())
    #expect(DesktopSettings(told: .message(name: "desktop", body: "?")) == DesktopSettings())
    #expect(DesktopSettings(told: .message(name: "clock", body: dark.text)) == DesktopSettings())
  }
}
