import Foundation
import Storage
import Testing

@testable import Replay

@Suite struct ReplayHeaderTests {
  private static let size = ScriptSize(CGSize(width: 9, height: 9))

  private static func header(_ change: (inout ReplayHeader) -> Void = { _ in }) -> ReplayHeader {
    var header = ReplayHeader(deck: "food", pairs: 2, seed: 1, viewport: size)
    change(&header)
    return header
  }

  private static let changes: [@Sendable (inout ReplayHeader) -> Void] = [
    { $0.version = 2 }, { $0.deck = "fruit" }, { $0.pairs = 3 }, { $0.seed = 2 },
    { $0.viewport = ScriptSize(CGSize(width: 8, height: 9)) }, { $0.scheme = .dark },
    { $0.fonts = ReplayFonts(families: ["a"], fingerprint: 1) }, { $0.program = "p" },
    { $0.language = "de" }, { $0.ownDeck = .init(title: "t", symbols: ["a"]) },
    { $0.setup.look = 500 }, { $0.screen = ReplayScreen(name: "home", given: "") },
    { $0.stored[StoreKey(.standard, "a")] = .bool(true) }, { $0.comments = ["a"] },
  ]

  @Test(arguments: changes.indices)
  func headersDifferThatSayAnything(number: Int) {
    #expect(Self.header() == Self.header())
    let (one, other) = (Self.header(Self.changes[number]), Self.header(Self.changes[number]))
    #expect(one == other)
    var sameVersion = Self.header()
    if number > 0 { sameVersion.version = one.version }
    #expect(one != sameVersion)
  }

  @Test func whereAFieldStandsHasNoPartInThat() {
    #expect(Self.header() == Self.header { $0.places[.deck] = [TextPlace(line: 9, column: 9)] })
  }

  @Test func aHeaderIsOfTheFirstVersionThatCanSayIt() {
    func version(
      _ ownDeck: ReplayHeader.OwnDeck? = nil, setup: ReplaySetup = .classic,
      screen: ReplayScreen? = nil
    ) -> Int {
      ReplayHeader(
        deck: "", pairs: 1, seed: 1, viewport: Self.size, ownDeck: ownDeck, setup: setup,
        screen: screen
      ).version
    }
    var (quick, advised) = (ReplaySetup(), ReplaySetup())
    quick.turnBack = 250
    advised.givesAdvice = true
    #expect(version() == 1)
    #expect(version(.init(title: "t", symbols: ["a"])) == 3)
    #expect(version(setup: quick) == 4)
    #expect(version(screen: ReplayScreen(name: "home", given: "")) == 4)
    #expect(version(setup: advised) == 5)
    #expect(Self.header { $0.program = "p" }.version == 5)
    #expect(Self.header { $0.program = nil }.version == 1)
    #expect(Self.header { $0.stored[StoreKey(.standard, "a")] = .bool(true) }.version == 4)
    #expect(Self.header { $0.stored = StoredState() }.version == 1)
  }

  @Test func whatStandsThereMoreThanOnceIsFoundByItsNumber() {
    let header = Self.header {
      $0.places[.player] = [TextPlace(line: 6, column: 10), TextPlace(line: 7, column: 11)]
    }
    func place(_ number: Int?) -> String {
      "\(header.position(of: .player, number: number, in: "a"))"
    }
    #expect(place(0) == "a:6:10")
    #expect(place(1) == "a:7:11")
    #expect(place(2) == "a:7:11")
    #expect(place(nil) == "a:7:11")
    #expect("\(header.position(of: .deck, in: "a"))" == "a:1:1")
  }

  @Test func fieldsCameWithTheirVersions() {
    let fields = Dictionary(grouping: ReplayHeader.Field.allCases, by: \.firstVersion)
    #expect(
      fields.mapValues(Set.init) == [
        1: [.deck, .pairs, .seed, .viewport, .scheme],
        2: [.fonts, .title, .symbols],
        4: [
          .player, .turnBack, .look, .bonus, .peeks, .race, .hold, .ghost, .screen, .given, .stored,
        ],
        5: [.program, .use, .language, .advice],
      ])
    #expect(
      Set(ReplayHeader.Field.allCases.filter(\.mayRepeat))
        == [.symbols, .player, .ghost, .given, .stored])
  }
}
