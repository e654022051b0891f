import Testing

@testable import Replay

@Suite struct LineSplitterTests {
  /// All lines that come of pieces, and what is left.
  private func lines(_ pieces: [String]) -> (lines: [String], rest: String) {
    var splitter = LineSplitter()
    var lines: [String] = []
    for piece in pieces {
      splitter.append(Array(piece.utf8))
      while let line = splitter.next() {
        lines.append(String(decoding: splitter.bytes[line], as: UTF8.self))
      }
    }
    return (lines, String(decoding: splitter.rest, as: UTF8.self))
  }

  @Test(
    arguments: [
      (["a\nbc\n"], ["a", "bc"], ""), (["a", "b", "\n", "c"], ["ab"], "c"),
      (["\n", "\n\n"], ["", "", ""], ""), (["ab\nc", "d\ne", ""], ["ab", "cd"], "e"),
      ([], [], ""), (["ab"], [], "ab"),
    ] as [([String], [String], String)])
  func aLineEndsWithItsNewlineWhereverPiecesEnd(
    pieces: [String], expected: [String], rest: String
  ) {
    let found = lines(pieces)
    #expect(found.lines == expected)
    #expect(found.rest == rest)
  }

  @Test func whatWasTakenIsLetGoWithTheNextPiece() {
    var splitter = LineSplitter()
    splitter.append(Array("first\nsec".utf8))
    #expect(splitter.next() == 0..<5)
    #expect(splitter.next() == nil)
    splitter.append(Array("ond\n".utf8))
    #expect(splitter.bytes == Array("second\n".utf8))
    #expect(splitter.next() == 0..<6)
    #expect(splitter.rest.isEmpty)
  }
}
