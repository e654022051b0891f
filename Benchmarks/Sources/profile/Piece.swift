import Workloads

/// A piece of work that can be done over and over, ready to begin.
struct Piece {
  /// How many operations it is.
  let count: Int
  /// Returns something that depends on all that was done.
  let work: () -> Int

  /// - Parameters:
  ///   - name: One of `names`; nil is answered for another one.
  ///   - cards: How many cards a board has.
  init?(_ name: String, cards: Int = 100) throws {
    switch name {
    case "start":
      self.init(count: 1) { (try? Workloads.PlayedGame.start()) ?? 0 }
    case "tap", "turn":
      let table = Workloads.Table(turnsCards: name == "turn")
      self.init(count: 2 * table.count) { Workloads.tapAllTwice(table) }
    case "game":
      let game = try Workloads.PlayedGame()
      self.init(count: game.count) { game.tapAll() }
    case "sized", "scrolled":
      // In a large window all of a thousand cards can be seen, in the usual one a few of them.
      let size = name == "sized" ? Workloads.largeWindow : Workloads.usualWindow
      let game = try Workloads.PlayedGame(pairs: cards / 2, size: size)
      self.init(count: game.count) { game.tapAll() }
    case "tick":
      let game = try Workloads.PlayedGame()
      // The clock goes on with the first card.
      game.tap(0)
      self.init(count: 60) { game.passMinute() }
    case "frame":
      let game = try Workloads.PlayedGame()
      self.init(count: game.count) {
        var items = 0
        return game.tapAll { items &+= $0.displayList.items.count } &+ items
      }
    case "frames":
      let game = try Workloads.PlayedGame()
      var number = 0
      self.init(count: 60) {
        number += 1
        return game.turnInFrames(number)
      }
    case "board":
      let board = Workloads.Board(cards: cards)
      self.init(count: board.count, work: board.turnAll)
    case "deal":
      let deal = Workloads.Deal()
      self.init(count: 1, work: deal.deal)
    case "scene":
      let scene = try Workloads.Scene()
      self.init(count: 100) {
        for _ in 0..<100 { scene.turnAndDrawDamage() }
        return 1
      }
    case "glass":
      let glass = try Workloads.Glass()
      self.init(count: glass.count, work: glass.draw)
    case "type", "lines", "page":
      let text = Workloads.Typing(
        name == "type" ? .field : name == "lines" ? .growingField : .editor)
      self.init(count: text.count, work: text.type)
    case "push", "sheet":
      // An operation is the form's coming and its leaving.
      let form = Workloads.Form(name == "push" ? .push : .sheet)
      self.init(count: 1) { form.show() &+ form.hide() }
    case "task", "sleep":
      let tasks = Workloads.Tasks(sleeps: name == "sleep")
      self.init(count: tasks.count, work: tasks.run)
    case "parse", "steps":
      // An operation is a megabyte.
      let recording = Workloads.recording(taps: 20_000)
      let isWhole = name == "parse"
      self.init(count: recording.count / 1_000_000) {
        isWhole ? Workloads.parse(recording) : Workloads.parseInSteps(recording)
      }
    default: return nil
    }
  }

  private init(count: Int, work: @escaping () -> Int) {
    self.count = count
    self.work = work
  }

  static let names = [
    "start", "tap", "turn", "game", "sized", "scrolled", "tick", "frame", "frames", "board", "deal",
    "scene", "glass", "type", "lines", "page", "push", "sheet", "task", "sleep", "parse", "steps",
  ]
}
