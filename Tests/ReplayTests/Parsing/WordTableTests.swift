import Testing

@testable import Replay

@Suite struct WordTableTests {
  private enum Word: String, CaseIterable {
    case a, b, ab, ba, abcdefgh, bcdefghi
    case longer = "xabcdefgh"
  }

  private let lines = HeldLines()

  private func choice(_ word: String) throws -> Word? {
    var scanner = try LineScanner(lines.hold(word.utf8), file: "a", line: 1, endsFile: false)
    return try scanner.takeIf(in: WordTable<Word>())
  }

  @Test(arguments: ["a", "b", "ab", "ba", "abcdefgh", "bcdefghi"])
  func aWordIsFound(word: String) throws {
    #expect(try choice(word)?.rawValue == word)
  }

  @Test(arguments: ["c", "", "aa", "bb", "abc", "\"a\"", "xabcdefgh", "abcdefghi", "é"])
  func anotherOneIsNot(word: String) throws {
    #expect(try choice(word) == nil)
  }

  @Test func whatMayNotStandHereIsLeft() throws {
    var scanner = try LineScanner(lines.hold("a b".utf8), file: "a", line: 1, endsFile: false)
    let table = WordTable<Word>()
    #expect(try scanner.takeIf(in: table, where: { $0 != .a }) == nil)
    #expect(try scanner.takeIf(in: table) == .a)
    #expect(try scanner.takeIf(in: table) == .b)
    #expect(try scanner.takeIf(in: table) == nil)
  }
}
