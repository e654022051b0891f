import Testing

@testable import Replay

@Suite struct LexemesTests {
  private let lines = HeldLines()

  private func token(_ word: String) throws -> LineScanner.Token {
    var scanner = try LineScanner(
      lines.hold(word.utf8), file: "a.replay", line: 1, endsFile: false)
    return try scanner.take("a word")
  }

  private func point(_ word: String, isSigned: Bool = false) throws -> [Int]? {
    let token = try token(word)
    return (isSigned ? token.offset : token.point).map { [$0.x.thousandths, $0.y.thousandths] }
  }

  @Test(
    arguments: [
      ("1,2", [1000, 2000]), ("-1.5,0.25", [-1500, 250]), ("0.001,-0.001", [1, -1]),
      ("1.234,007", [1234, 7000]), ("1000000,-1000000", [1_000_000_000, -1_000_000_000]),
      ("1000000.000,0", [1_000_000_000, 0]), ("000000001,0", [1000, 0]),
      ("1000000.001,0", nil), ("0,-1000000.001", nil), ("0000000001,0", nil), ("1.2345,0", nil),
      (".5,0", nil), ("1.,0", nil), ("1.2.3,0", nil), ("1..2,0", nil), ("+1,0", nil), ("1,+0", nil),
      ("--1,0", nil), ("1", nil), ("1,", nil), (",1", nil), ("1,2,3", nil), ("1x2", nil),
      ("1e3,0", nil), ("a,1", nil), ("1,a", nil), ("\"1,2\"", nil), ("1/,2", nil), ("1:,2", nil),
      ("000000001.5,0", [1500, 0]), ("1.000000000000000000000000000000,0", nil),
      ("000000000000000000000000000000,0", nil), ("9.9,99.99", [9900, 99_990]), ("-,1", nil),
      ("999999999,0", nil),
    ] as [(String, [Int]?)])
  func aPointHasTwoNumbers(word: String, thousandths: [Int]?) throws {
    #expect(try point(word) == thousandths)
  }

  @Test(
    arguments: [
      ("+1,-2", [1000, -2000]), ("-0.5,+0", [-500, 0]), ("+1.234,+5", [1234, 5000]),
      ("1,+2", nil), ("+1,2", nil), ("+-1,+2", nil), ("++1,+2", nil), ("+,+1", nil), ("+1", nil),
      ("\"+1,+2\"", nil), ("+1x+2", nil),
    ] as [(String, [Int]?)])
  func anOffsetHasTwoNumbersWithSigns(word: String, thousandths: [Int]?) throws {
    #expect(try point(word, isSigned: true) == thousandths)
  }

  /// One thousandth less, as much, and one more than a side may have.
  @Test(arguments: [
    ("1x2", true), ("0.999x1", false), ("1x0.999", false), ("3x3", true), ("3.001x1", false),
    ("1x3.001", false), ("1,2", false), ("+1x+2", false), ("1x", false), ("x1", false),
  ])
  func aSizeHasSidesWithinBounds(word: String, isRead: Bool) throws {
    #expect((try token(word).size(in: 1000...3000) != nil) == isRead)
  }

  @Test(
    arguments: [
      ("#0123456789abcdef", 0x0123_4567_89AB_CDEF), ("#ffffffffffffffff", .max),
      ("#0000000000000000", 0), ("#0123456789abcde", nil), ("#0123456789abcdef0", nil),
      ("#0123456789ABCDEF", nil), ("#0123456789abcdeg", nil), ("00123456789abcdef", nil),
      ("\"#0123456789abcdef\"", nil), ("#0123456789abcde/", nil), ("#0123456789abcde:", nil),
      ("#0123456789abcde`", nil), ("#0123456789abcdeF", nil), ("#0123456789abcdeA", nil),
      ("#0123456789abcdeZ", nil),
    ] as [(String, UInt64?)])
  func aDigestHasSixteenLowerCaseDigits(word: String, digest: UInt64?) throws {
    #expect(try token(word).digest == digest)
  }

  @Test(
    arguments: [
      ("4", nil), ("5", 5), ("7", 7), ("9", 9), ("10", nil), ("300", nil), ("a", nil), ("", nil),
    ] as [(String, UInt8?)])
  func anIntegerLiesInItsRange(word: String, number: UInt8?) throws {
    let token = try token(word.isEmpty ? "\"\"" : word)
    #expect(token.integer(in: UInt8(5)...9) == number)
  }

  @Test(
    arguments: [
      ("a", 0x61), ("abcdefgh", 0x6162_6364_6566_6768), ("abcdefghi", nil), ("\"a\"", nil),
      ("\"\"", nil),
    ] as [(String, UInt64?)])
  func aShortWordIsANumber(word: String, packed: UInt64?) throws {
    #expect(try token(word).packed == packed)
  }

  @Test(arguments: [
    ("a", true), ("a/b", true), ("a/b.c", true), (".a", true), ("..a", true), ("", false),
    ("/a", false), ("a/", false), ("a//b", false), ("./a", false), ("a/.", false),
    ("a/../b", false), ("..", false), ("a\0", false),
  ])
  func aPathLeadsDown(path: String, leadsDown: Bool) {
    #expect(path.leadsDown == leadsDown)
  }

  @Test func aQuotedWordIsNoWord() throws {
    #expect(try token("\"a\"").word == nil)
    #expect(try token("a").word == "a")
    #expect(try token("\"1\"").name == "1")
    #expect(try token("1").name == nil)
    #expect(try token("1").key == "1")
    #expect(try token("with").key == nil)
    #expect(try token("\"with\"").key == "with")
    #expect(try token("a#").value == "a#")
    #expect(try token("#a").value == nil)
    #expect(try token("\"#a\"").value == "#a")
    #expect(try token("shift++control").modifiers == ["shift", "", "control"])
    #expect(try token("\"shift\"").modifiers == nil)
  }
}
