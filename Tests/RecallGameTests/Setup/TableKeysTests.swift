import Foundation
import GameModel
import Testing

@testable import RecallGame

@Suite struct TableKeysTests {
  @Test func standardKeysMeanThemselves() {
    let keys = TableKeys()
    for key in ["p", "l", "x", "space", "escape", "left"] {
      #expect(keys.meaning(of: key) == key)
    }
    #expect(keys[.pause] == "p")
  }

  @Test func aKeyThatWasSetMeansTheStandardOne() {
    var keys = TableKeys()
    let isSet = keys.set("x", for: .pause)
    #expect(isSet)
    #expect(keys[.pause] == "x")
    #expect(keys.meaning(of: "x") == "p")
    #expect(keys.meaning(of: "p") == nil)
    #expect(keys.meaning(of: "s") == "s")
    #expect(keys.meaning(of: "space") == "space")
    keys.set("p", for: .pause)
    #expect(keys == TableKeys())
  }

  @Test func aKeyThatDidSomethingElseChangesPlaces() {
    var keys = TableKeys()
    let isSet = keys.set("s", for: .pause)
    #expect(isSet)
    #expect(keys[.pause] == "s")
    #expect(keys[.shuffle] == "p")
    #expect(keys.meaning(of: "s") == "p")
    #expect(keys.meaning(of: "p") == "s")
  }

  @Test func whateverIsSetEachKeyDoesOneThing() {
    var generator = Xoshiro256StarStar(seed: 7)
    var keys = TableKeys()
    let characters = "lsnphxyz12".map(String.init)
    for _ in 0..<1000 {
      let action = TableKeys.Action.allCases.randomElement(using: &generator) ?? .peek
      let key = characters.randomElement(using: &generator) ?? "x"
      keys.set(key, for: action)
      let all = TableKeys.Action.allCases
      #expect(Set(all.map { keys[$0] }).count == all.count)
      for action in all { #expect(keys.meaning(of: keys[action]) == action.standardKey) }
    }
  }

  @Test(arguments: ["", " ", "space", "P", "ab", "\u{1B}", "👍🏽", "e\u{301}"])
  func whatIsNoCharacterCannotBeSet(key: String) {
    var keys = TableKeys()
    let isSet = keys.set(key, for: .help)
    #expect(!isSet)
    #expect(keys == TableKeys())
  }

  @Test func keysAreKept() throws {
    var keys = TableKeys()
    keys.set("x", for: .pause)
    keys.set("l", for: .help)
    let data = try JSONEncoder().encode(keys)
    #expect(try JSONDecoder().decode(TableKeys.self, from: data) == keys)
    let odd = Data(#"{"pause":"x","help":"x","peek":"tab","fly":"q"}"#.utf8)
    let read = try JSONDecoder().decode(TableKeys.self, from: odd)
    #expect(Set(TableKeys.Action.allCases.map { read[$0] }).count == 5)
    #expect(read[.peek] == "l")
  }
}
