import Foundation
import Interaction
import Storage
import Testing

@testable import Replay

@Suite struct StoredDraftTests {
  private let lines = HeldLines()

  private static let header = "recall-replay 4\ndeck a\npairs 8\nseed 1\nviewport 9x9\n"

  private func error(in fields: String) -> String {
    do throws(ReplayError) {
      let script = try ReplayScript(parsing: Self.header + fields + "\n", file: "bad.replay")
      return "accepted: \(script)"
    } catch {
      return error.description
    }
  }

  private static let state = StoredState([
    StoredChange(StoreKey(.standard, "best score"), to: .int(-1)),
    StoredChange(StoreKey(.standard, "name"), to: .string("Ann \"A\"\n")),
    StoredChange(StoreKey(.standard, "none"), to: .string("")),
    StoredChange(StoreKey(.suite("a group"), "map"), to: .dictionary(["k": .bool(true)])),
    StoredChange(StoreKey(.scene, "tab"), to: .double(0.5)),
    StoredChange(StoreKey(.files, "Documents/a.bin"), to: .data(Data([0, 255]))),
  ])

  private static let text = #"""
    recall-replay 4
    deck      a
    pairs     8
    seed      1
    viewport  9x9
    stored    files Documents/a.bin data AP8=
    stored    scene tab double 0.5
    stored    standard "best score" int -1
    stored    standard name string "Ann \"A\"\n"
    stored    standard none string ""
    stored    "suite:a group" map dictionary "{\"k\":\"bool true\"}"

    """#

  @Test func whatWasKeptIsPrintedAndRead() throws {
    var header = ReplayHeader(
      deck: "a", pairs: 8, seed: 1, viewport: ScriptSize(CGSize(width: 9, height: 9)))
    #expect(header.version == 1)
    header.stored = Self.state
    #expect(header.version == 4)
    #expect("\(header)\n" == Self.text)
    #expect(try ReplayScript(parsing: Self.text, file: "a").header == header)
  }

  @Test func aValueThatIsLongGoesOnInTheNextLines() throws {
    let long = String(repeating: "a\n", count: ReplayGrammar.textBytes)
    var header = try ReplayScript(parsing: Self.text, file: "a").header
    header.stored = StoredState([
      StoredChange(StoreKey(.standard, "a"), to: .string(long)),
      StoredChange(StoreKey(.standard, "b"), to: .string("b")),
    ])
    let lines = "\(header)".split(separator: "\n").filter { $0.hasPrefix("stored") }
    #expect(lines.count == 3)
    #expect(try ReplayScript(parsing: "\(header)\n", file: "a").header == header)
  }

  @Test(arguments: [
    (
      "stored",
      "6:7: expected where it is kept: standard, scene, files, or suite: and a name, "
        + "found the end of the line"
    ),
    (
      "stored here a int 1",
      "6:8: expected where it is kept: standard, scene, files, or suite: "
        + "and a name, found `here`"
    ),
    (
      "stored standard",
      "6:16: expected a key, in quotes if it is no plain word, "
        + "found the end of the line"
    ),
    (
      "stored standard a",
      "6:18: expected `none` or what kind of value it is (bool, int, double, "
        + "string, url, date, utf8, data, array, dictionary), found the end of the line"
    ),
    (
      "stored standard a none",
      "6:8: expected a value in the header, and not `none`, "
        + "found `standard`"
    ),
    (
      "stored standard a int",
      "6:22: expected the value, in quotes if it is no plain word, "
        + "found the end of the line"
    ),
    ("stored standard a int x", "6:23: expected a value of the kind int, found `x`"),
    (
      "stored standard a int x\nstored standard b string \"hello there\"",
      "6:23: expected a value of the kind int, found `x`"
    ),
    (
      "stored standard a int \"x\"\nstored standard a int y",
      "6:23: expected a value of the kind int, found \"x\""
    ),
    ("stored standard a int 1 2", "6:25: expected the end of the line, found `2`"),
    (
      "stored standard a int 1\nstored standard b int 1\nstored standard a int 2",
      "8:8: expected each key once, or again in the next line to go on with its value, "
        + "found `standard`"
    ),
    (
      "stored standard a string 1\nstored standard a int 2",
      "7:8: expected each key once, or again in the next line to go on with its value, "
        + "found `standard`"
    ),
  ])
  func whatIsNoStoredValueIsRefused(fields: String, message: String) {
    #expect(error(in: fields) == "bad.replay:\(message)")
  }

  @Test func anEarlierVersionHasNone() {
    let text = Self.text.replacingOccurrences(of: "recall-replay 4", with: "recall-replay 3")
    #expect(throws: ReplayError.self) { _ = try ReplayScript(parsing: text, file: "a") }
  }

  @Test(arguments: [
    (StoredChange(StoreKey(.standard, "best"), to: .int(4)), "store standard best int 4"),
    (StoredChange(StoreKey(.standard, "best"), to: nil), "store standard best none"),
    (
      StoredChange(StoreKey(.suite("g"), "a b"), to: .string("c d")),
      #"store suite:g "a b" string "c d""#
    ),
  ])
  func anEffectIsPrintedAndRead(change: StoredChange, text: String) throws {
    #expect(StageEffect.store(change).scriptText == text)
    let script = try ReplayScript(
      parsing: Self.header + "0 expect effect \(text)\n", file: "a")
    #expect(script.steps.first?.action == .expectEffect(.store(change)))
  }

  /// Takes over a line that has `count` bytes of a value.
  private func read(_ draft: inout StoredDraft, key: String, count: Int) throws(ReplayError) {
    let value = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    let line = lines.hold(Array("standard \(key) string \"".utf8) + value + Array("\"".utf8))
    var scanner = try LineScanner(line, file: "a", line: 7, endsFile: false)
    try draft.readValue(&scanner)
  }

  @Test func soMuchIsKept() throws {
    var draft = StoredDraft()
    try read(&draft, key: "a", count: ReplayGrammar.storedBytes - 3)
    for (count, isRead) in [(2, true), (3, true), (4, false)] {
      var draft = draft
      do throws(ReplayError) {
        try read(&draft, key: "b", count: count)
        #expect(isRead)
      } catch {
        #expect(!isRead)
        #expect(
          "\(error)" == "a:7:1: expected at most 67108864 bytes kept in all, found `standard`")
      }
    }
  }
}
