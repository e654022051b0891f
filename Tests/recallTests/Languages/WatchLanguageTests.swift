import Assets
import Foundation
import RecallGame
import RecallUI
import Replay
import ReplayViewer
import Testing

@testable import recall

/// The viewer of replays in a language that nobody speaks.
@Suite struct WatchLanguageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String, _ steps: String) throws -> ReplayFile {
    let head = "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n"
    return ReplayFile(path: try folder.write((head + steps).utf8, as: name))
  }

  private func program(_ files: [ReplayFile], _ width: CGFloat = 1200) throws -> WatchProgram {
    let measurer = try GameTable.textMeasurer()
    let catalog: StringCatalog = try #require(try ShippedTranslations.catalog(for: .pseudo))
    return try WatchProgram(
      files[0], try files.map { try SessionWatcher(measurer).session(of: $0) },
      viewport: CGSize(width: width, height: 760), measurer,
      catalog: catalog)
  }

  /// What an element says, or the texts in it.
  private func words(of name: String, on program: WatchProgram) throws -> String {
    let element = try #require(program.stage.element(name), "\(name)")
    if let label = element.label { return label }
    let inside = program.stage.elements.filter {
      element.frame.insetBy(dx: -1, dy: -1).contains($0.frame)
    }
    return inside.compactMap(\.label).joined(separator: " ")
  }

  private func tap(_ name: String, on program: WatchProgram) throws {
    let frame = try #require(program.stage.element(name)).frame
    try program.tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func whatHoldsIsTold() throws {
    let program = try program([try file("one.replay", "0 tap card:0\n2000 tap card:2\n4000 end\n")])
    let told = try words(of: "outcome words", on: program)
    #expect(!told.isEmpty && English.left(in: told) == nil)
    #expect(told.contains("3"))
    for name in ["play", "first", "back", "on", "last", "timer", "edit", "dark", "time", "state"] {
      let label = try words(of: name, on: program)
      #expect(!label.isEmpty && English.left(in: label) == nil, "\(name): \(label)")
    }
  }

  @Test func anEditorSpeaksItAndSaysWhatItWasTold() throws {
    let program = try program([try file("one.replay", "0 tap card:0\n2000 tap card:2\n4000 end\n")])
    for key in ["e", "right", "x", "right", ","] { try program.type(key) }
    #expect(
      try named(program, ["edits", "skip", "earlier", "insert", "attempt", "save", "undo"]) == [])
    try program.type("return", .control)
    try program.finishAttempt()
    #expect(try named(program, ["told", "read", "outcome words", "other picture"]) == [])
    try tap("path", on: program)
    try program.send(.text(folder.path("one.replay")), at: program.now)
    try tap("save", on: program)
    let told = try words(of: "told", on: program)
    #expect(told.contains("one.replay"))
    #expect(
      English.left(in: told.replacingOccurrences(of: folder.path("one.replay"), with: "")) == nil)
  }

  /// The labels of elements that are left in English.
  private func named(_ program: WatchProgram, _ names: [String]) throws -> [String] {
    try names.compactMap { name in
      let label = try words(of: name, on: program)
      return label.isEmpty ? name : English.left(in: label)
    }
  }

  @Test func panelsSpeakIt() throws {
    let one = try file("one.replay", "0 tap card:0\n2000 tap card:2\n4000 end\n")
    let two = try file("two.replay", "0 tap card:0\n2500 tap card:2\n4000 end\n")
    let program = try program([one, two], 800)
    for keys in [["1"], ["2"], ["o"], ["n"], ["3"], ["home"], ["["], ["/"]] {
      for key in keys { try program.type(key) }
      #expect(titles(program) == [], "\(keys)")
    }
  }

  /// Words of the viewer's own, by what they are in English, that are shown as they are in it.
  private func titles(_ program: WatchProgram) -> [String] {
    let english: Set<String> = [
      "State", "Changed here", "nothing", "Not as expected", "Touches", "What happened inside",
      "About", "Search", "Changes", "Events", "Inside", "Timer", "Parting", "Failure", "none",
      "the beginning", "a timer", "No such event",
    ]
    return program.stage.elements.compactMap(\.label).filter { label in
      english.contains(label) || label.hasPrefix("timer ") || label.hasPrefix("  was ")
        || label.hasPrefix("  is ") || label.hasPrefix("  there ") || label.contains(" values")
        || label.contains(": change ") || label.contains("changed here")
    }
  }

  @Test(arguments: [
    ("0 expect moves = 7\n", "erwartet: moves = 7, gefunden: 0"),
    (
      "0 expect nonsense = 7\n",
      "erwartet: nonsense = 7, gefunden: keine solche Zeile"
    ),
    (
      "0 tap card:0 #0000000000000001\n",
      "nach `tap card:0` war die Prüfsumme #0000000000000001 erwartet, gefunden wurde #"
    ),
    (
      "0 tap card:9\n",
      "erwartet: ein Element auf der Bühne, gefunden: `card:9`; es gibt card:0"
    ),
  ])
  func whatIsNotAsItShouldBeIsToldInIt(step: String, told: String) throws {
    let german = try ShippedTranslations.catalog(for: #require(Language("de")))
    let watcher = SessionWatcher(try GameTable.textMeasurer(), in: german)
    let session = try watcher.session(of: try file("one.replay", step + "4000 end\n"))
    #expect(session.hasFailed)
    let outcome = try #require(session.outcome.first)
    #expect(outcome.contains(told), "\(outcome)")
    #expect(session.moments.contains { $0.failures.contains(outcome) })
  }

  /// The line of time goes from left to right, and so does what leads along it.
  @Test func theWayOnLeadsToTheRight() throws {
    let program = try program([try file("one.replay", "0 tap card:0\n4000 end\n")])
    let frames = try ["first", "back", "play", "on", "last"].map {
      try #require(program.stage.element($0)).frame.midX
    }
    #expect(frames == frames.sorted())
    try program.type("right")
    #expect(program.stage.snapshot["moment"] == "1")
  }

  @Test func aRecordingOfItIsShownInItsLanguage() throws {
    let given = try String(
      contentsOfFile: try file("one.replay", "0 tap card:0\n4000 end\n").path, encoding: .utf8)
    var header = WatchRecording.header(
      given: given, viewport: CGSize(width: 1200, height: 760), isDark: false)
    header.language = "de"
    let program = try ReplayFile(path: "viewer.replay").program(
      for: header, try GameTable.textMeasurer(), following: nil)
    #expect(program.stage.element("skip") == nil)
    #expect(program.stage.element("edit")?.label == "Bearbeiten")
  }

  // MARK: The desktop

  @Test func surroundingsAreThoseOfTheDesktopAndAreRecorded() throws {
    let program = try program([try file("one.replay", "0 tap card:0\n4000 end\n")])
    var desktop = DesktopSettings()
    desktop.isDark = true
    try program.send(desktop.event, at: program.now)
    #expect(program.stage.snapshot["dark"] == "true")
    try program.send(.message(name: DesktopSettings.message, body: "nonsense"), at: program.now)
    #expect(program.stage.snapshot["dark"] == "true")
    desktop.isDark = false
    try program.send(desktop.event, at: program.now)
    #expect(program.stage.snapshot["dark"] == "false")
    #expect(program.stage.snapshot["textSize"] == nil)
    for percent in [150, 100] {
      desktop.textPercent = percent
      try program.send(desktop.event, at: program.now)
      #expect(program.stage.snapshot["textSize"] == (percent == 100 ? nil : "\(percent)"))
    }
    #expect(program.stage.snapshot["doubleClick"] == nil)
    for milliseconds in [700, nil] {
      desktop.doubleClick = milliseconds
      try program.send(desktop.event, at: program.now)
      #expect(program.stage.snapshot["doubleClick"] == milliseconds.map(String.init))
    }
  }
}
