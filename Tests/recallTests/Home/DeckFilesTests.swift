import Assets
import Foundation
import RecallHome
import RecallUI
import Records
import Testing

@testable import recall

@Suite struct DeckFilesTests {
  private let folder: TemporaryFolder
  private var home: URL { folder.url }

  init() throws {
    folder = try TemporaryFolder()
    try Self.dot.write(to: home.appending(path: "dot.png"))
  }

  /// A picture of one pixel.
  private static let dot = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
  )!

  private func files() -> DeckFiles {
    DeckFiles(home: home.path(), shelf: PictureShelf())
  }

  @Test func aDeckGoesIntoAFileWithItsPicturesAndComesBack() throws {
    let files = files()
    guard case .picture(let symbol) = files.read("dot.png") else {
      Issue.record("expected a picture")
      return
    }
    let deck = try Deck(
      name: "pets", title: "Pets", symbols: ["🐶", "Rex↔\(symbol)"], file: "a test's")
    #expect(
      files.write(deck, to: "~/pets.json")
        == .tell("Pets has been saved as \(home.path())/pets.json."))
    // Somebody else, who has none of the pictures.
    let others = self.files()
    #expect(others.read(home.appending(path: "pets.json").path()) == .deck(deck))
    #expect(others.shelf.files[symbol] == files.shelf.files[symbol])
    #expect(others.shelf.pictures[symbol]?.width == 1)
  }

  /// `recall play --deck pets.json` showed none of them.
  @Test func aGameOfAFilesDeckHasItsPictures() throws {
    let files = files()
    guard case .picture(let symbol) = files.read("dot.png") else {
      Issue.record("expected a picture")
      return
    }
    let deck = try Deck(name: "pets", title: "Pets", symbols: ["🐶", symbol], file: "a test's")
    _ = files.write(deck, to: "~/pets.json")
    let file = try DeckFile(contentsOf: home.appending(path: "pets.json").path())
    let order = TableOrder(
      table: GameTable(deck: file.deck, pairs: 2), seed: 1, setup: .classic, carriesDeck: true,
      pictures: file.pictures)
    let hand = try ProgramHand(store: try RecordStore(), order: order)
    #expect(hand.keeper.files.shelf.pictures[symbol]?.width == 1)
    #expect(!hand.program.isAtHome)
  }

  @Test func pathsBeginInTheHomeThatShellsHave() {
    #expect(GameKeeper.home(environment: ["HOME": "/else/where"]) == "/else/where")
    #expect(GameKeeper.home(environment: ["HOME": "where"]) == NSHomeDirectory())
    #expect(GameKeeper.home(environment: [:]) == NSHomeDirectory())
  }

  @Test func aFileThatIsThereStaysAsItIs() throws {
    let path = home.appending(path: "mine.json")
    try Data("mine".utf8).write(to: path)
    let deck = try Deck(name: "pets", title: "Pets", symbols: ["🐶"], file: "a test's")
    guard case .tell(let sentence) = files().write(deck, to: "mine.json") else { return }
    #expect(sentence.contains("can't be written"))
    #expect(try Data(contentsOf: path) == Data("mine".utf8))
  }

  @Test(arguments: [
    ("none.json", "It can't be read"), ("none.png", "cannot be read"), ("", "cannot be read"),
    ("bad.json", "not JSON"), ("picture.json", "isn't among the symbols"),
    ("base.json", "should be a PNG file in Base64"),
  ])
  func whatIsWrongWithAFileIsSaid(name: String, part: String) throws {
    let texts = [
      "bad.json": "{",
      "picture.json": #"{"name":"a","title":"A","symbols":["b"],"pictures":{"c":""}}"#,
      "base.json": #"{"name":"a","title":"A","symbols":["b"],"pictures":{"b":"%"}}"#,
    ]
    if let text = texts[name] { try Data(text.utf8).write(to: home.appending(path: name)) }
    guard case .tell(let sentence) = files().read(name) else {
      Issue.record("expected a sentence")
      return
    }
    #expect(sentence.contains(part), "\(sentence)")
  }

  @Test func picturesAreKeptWithTheirDecks() throws {
    let store = try RecordStore()
    let hand = try ProgramHand(store: store, home: home.path())
    try makeDots(hand)
    // The same player, another day.
    let later = try ProgramHand(store: store, home: home.path())
    let deck = try #require(later.keeper.decks.first { $0.id == "dots" }).deck
    #expect(deck.symbols.count == 2)
    #expect(later.keeper.files.shelf.pictures.count == 1)
    try later.play(
      {
        var plan = GamePlan()
        (plan.deck, plan.pairs) = ("dots", 2)
        return plan
      }())
    try later.type("space")
    try later.find(pairs: 0..<1)
    let drawn = later.shown.displayList.items.contains {
      if case .picture = $0.content { true } else { false }
    }
    let found = later.shown.displayList.items.contains {
      if case .text(let text, _) = $0.content { text.string == "🐶" } else { false }
    }
    #expect(drawn || found)
  }

  /// Makes a deck of a picture and an emoji.
  private func makeDots(_ hand: ProgramHand) throws {
    try hand.tap("decks")
    try hand.window.drop(file: home.appending(path: "dot.png").path(), at: hand.now)
    try hand.wait(1000)
    try hand.tap("title")
    try hand.send(.text("Dots"))
    try hand.tap("symbols")
    try hand.send(.key(KeyEvent(.down, key: "end")))
    try hand.send(.text(" 🐶"))
    try hand.tap("done")
    try hand.wait(1000)
  }

  @Test func aCopyHasThePicturesWithIt() throws {
    let hand = try ProgramHand(store: try RecordStore(), home: home.path())
    try makeDots(hand)
    try hand.tap("deck:dots")
    try hand.tap("copy")
    let copied = hand.effects.compactMap { effect -> String? in
      if case .copy(let text) = effect { text } else { nil }
    }
    let text = try #require(copied.last)
    // Somebody else pastes it.
    let other = try ProgramHand(store: try RecordStore())
    try other.tap("decks")
    try other.tap("add deck")
    try other.tap("symbols")
    try other.send(.paste(text))
    try other.tap("done")
    #expect(other.keeper.files.shelf.files == hand.keeper.files.shelf.files)
    #expect(other.keeper.files.shelf.files.count == 1)
  }

  @Test func aDuplicateHasThePicturesToo() throws {
    let store = try RecordStore()
    let hand = try ProgramHand(store: store, home: home.path())
    try makeDots(hand)
    try hand.tap("deck:dots")
    try hand.tap("duplicate")
    try hand.tap("done")
    try hand.wait(1000)
    let kept = try store.decks()
    #expect(kept.map(\.name) == ["dots-copy", "dots"])
    #expect(kept.allSatisfy { $0.json.contains("\"pictures\"") })
  }

  @Test func picturesGoIntoTheHeaderOfARecording() throws {
    let store = try RecordStore()
    try makeDots(try ProgramHand(store: store, home: home.path()))
    let keeper = try ProgramHand(store: store).keeper
    let text = ProgramContents(of: keeper).text
    let contents = try ProgramContents(text: text)
    #expect(contents.pictures == keeper.files.shelf.files)
    #expect(contents.pictures.count == 1)
    let replayed = try GameKeeper(contents, seed: 1)
    #expect(replayed.files.shelf.pictures.count == 1)
    #expect(try replayed.store.decks().contains { $0.json.contains("\"pictures\"") })
    // Those who have none have nothing more in theirs.
    let plain = try ProgramHand(store: try RecordStore()).keeper
    #expect(!ProgramContents(of: plain).text.contains("pictures"))
  }

  @Test func aDeckOfOnesOwnHidesNoneThatShips() throws {
    let store = try RecordStore()
    let json = #"{"name":"NAME","title":"Vehicles","symbols":["🐶","🐱"]}"#
    try store.saveDecks(
      ["vehicles", "vehicles-2"].map {
        .init(name: $0, title: "Vehicles", json: json.replacing("NAME", with: $0))
      })
    let keeper = try ProgramHand(store: store).keeper
    #expect(keeper.decks.filter(\.isOwn).map(\.id) == ["vehicles-3", "vehicles-2"])
    #expect(keeper.deck(named: "vehicles")?.isOwn == false)
    #expect(Set(keeper.decks.map(\.id)).count == keeper.decks.count)
    keeper.keep(keeper.decks)
    #expect(try store.decks().map(\.name) == ["vehicles-3", "vehicles-2"])
    #expect(keeper.decks.filter(\.isOwn).map(\.id) == ["vehicles-3", "vehicles-2"])
  }

  @Test func picturesInTextThatIsPastedAreTaken() throws {
    let files = files()
    guard case .picture(let symbol) = files.read("dot.png") else {
      Issue.record("expected a picture")
      return
    }
    let pets = try Deck(name: "pets", title: "Pets", symbols: [symbol, "🐶"], file: "a test's")
    let text = pets.fileText(with: files.shelf.files)
    let store = try RecordStore()
    let hand = try ProgramHand(store: store)
    try hand.tap("decks")
    try hand.tap("add deck")
    try hand.tap("symbols")
    try hand.send(.paste(text.replacing("iVBOR", with: "%")))
    try hand.tap("done")
    #expect(hand.shows("problem"))
    #expect(try store.decks().isEmpty)
    try hand.tap("symbols")
    try hand.send(.key(KeyEvent(.down, key: "a", modifiers: .control)))
    try hand.send(.paste(text))
    try hand.tap("done")
    #expect(hand.keeper.files.shelf.files == files.shelf.files)
    // The same player, another day.
    let later = try ProgramHand(store: store)
    #expect(later.keeper.decks.contains { $0.deck.symbols == pets.symbols })
    #expect(later.keeper.files.shelf.files == files.shelf.files)
  }
}
