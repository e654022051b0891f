import Testing

@testable import Mutants

@Suite struct SiteFinderTests {
  /// What can stand instead of what, a line each.
  private func changes(_ source: String) -> [String] {
    MutatedSource(of: source, file: "A.swift", first: 1).mutants.map {
      "\($0.original) -> \($0.told)"
    }
  }

  @Test(arguments: [
    ("<", ["<=", ">="]), ("<=", ["<", ">"]), (">", [">=", "<="]), (">=", [">", "<"]),
    ("==", ["!="]), ("!=", ["=="]), ("===", ["!=="]), ("!==", ["==="]), ("&&", ["||"]),
    ("||", ["&&"]), ("+", ["-"]), ("-", ["+"]), ("*", ["/"]), ("/", ["*"]), ("%", ["*"]),
    ("&+", ["&-"]), ("<<", [">>"]), (">>", ["<<"]), ("&", ["|"]), ("|", ["&"]), ("^", ["&"]),
  ])
  func anOperatorIsReplacedByItsNeighbours(name: String, others: [String]) {
    #expect(changes("let c = a \(name) b") == others.map { "a \(name) b -> a \($0) b" })
  }

  @Test func operandsKeepTogetherUnderAnotherOperator() {
    #expect(
      changes("let d = a | b * c") == [
        "a | b * c -> a & (b * c)", "b * c -> b / c",
      ])
  }

  @Test(arguments: [
    ("0", ["1"]), ("1", ["2", "0"]), ("1_000", ["1001", "999"]), ("0xFF", ["256", "254"]),
    ("0b11", ["4", "2"]), ("0o10", ["9", "7"]), ("-1", ["-2", "-0"]), ("1.5", ["2.5", "0.5"]),
    ("0.5", ["1.5"]), ("9.2e18", []), ("18446744073709551615", ["18446744073709551614"]),
    ("true", ["false"]), ("false", ["true"]),
  ])
  func aConstantIsReplacedByThoseBesideIt(text: String, others: [String]) {
    #expect(changes("let a = \(text)") == others.map { "\(text) -> \($0)" })
  }

  @Test func conditionsAreTurnedAround() {
    #expect(changes("if a {}") == ["a -> !(a)"])
    #expect(changes("while a() {}") == ["a() -> !(a())"])
    #expect(changes("repeat {} while a") == ["a -> !(a)"])
    #expect(changes("for a in b where c {}") == ["c -> !(c)"])
    #expect(changes("let a = b ? c : d") == ["b -> !(b)"])
    #expect(changes("if !a {}") == ["!a -> a"])
  }

  @Test func aGuardIsTurnedAroundAndLeftOut() {
    #expect(changes("guard a else { return b() }") == ["a -> !(a)", "a -> true"])
    #expect(changes("guard let a else { return b() }") == [])
  }

  @Test func callsAndAssignmentsAreLeftOut() {
    #expect(changes("func f() { a(); b() }") == ["a() -> nothing", "b() -> nothing"])
    #expect(changes("func f() { try a() }") == ["try a() -> nothing"])
    #expect(changes("func f() { a = b }") == ["a = b -> nothing"])
    #expect(changes("func f() { a += b }") == ["a += b -> a -= b", "a += b -> nothing"])
    #expect(changes("func f() { if let a { return } }") == ["return -> nothing"])
  }

  @Test func whatAFunctionNeedsToEndIsNotLeftOut() {
    #expect(changes("init() { a = b }") == [])
    #expect(changes("init() { self.init(a) }") == [])
    #expect(changes("func f() { fatalError() }") == [])
    #expect(changes("func f() { guard let a else { return } }") == [])
    #expect(changes("let a = { b() }") == [])
  }

  @Test(arguments: [
    ("Bool", "!(a())"), ("Int", "0"), ("Double", "0"), ("String", "\"\""), ("[Int]", "[]"),
    ("[Int: Int]", "[:]"), ("Int?", "nil"),
  ])
  func whatComesOfAFunctionIsReplacedByAPlainValue(type: String, other: String) {
    #expect(changes("func f() -> \(type) { a() }") == ["a() -> \(other)"])
    #expect(changes("func f() -> \(type) { b; return a() }") == ["a() -> \(other)"])
    #expect(changes("var f: \(type) { a() }") == ["a() -> \(other)"])
    #expect(changes("var f: \(type) { get { a() } }") == ["a() -> \(other)"])
  }

  @Test func aResultOfAnotherTypeIsLeftAlone() {
    #expect(changes("func f() -> Card { a() }") == [])
    #expect(changes("func f() -> [Int] { a.map { b($0) } }") == ["a.map { b($0) } -> []"])
  }

  @Test func othersAreReplacedAsWell() {
    #expect(changes("let a = min(b, c)") == ["min(b, c) -> max(b, c)"])
    #expect(changes("let a = b ?? c") == ["b ?? c -> c"])
    #expect(changes("let a = b..<c") == ["b..<c -> b ..< c - 1"])
    #expect(changes("let a = min(b)") == [])
  }

  @Test func whatHasToBeALiteralIsLeftAlone() {
    #expect(changes("enum A: Int { case b = 1 }") == [])
    #expect(changes("switch a { case 1: b }") == [])
    #expect(changes("@Test(1) func f() {}") == [])
    #expect(changes("#expect(a == 1)") == [])
    #expect(changes(#"let a = "b" + c + "d""#) == [])
  }

  @Test func aMutantTellsWhereItIs() {
    let source = """
      struct Table {
        // A comment.
        var isFull: Bool { count > 0 }
        mutating func add(_ card: Card, at place: Int) { cards.insert(card) }
      }
      extension Table.Card { init(id: Int) { a() } }
      """
    let mutants = MutatedSource(of: source, file: "Game/Table.swift", first: 7).mutants

    #expect(
      mutants.map { "\($0.number) \($0.sentence)" } == [
        "7 Game/Table.swift:3: Table.isFull: count > 0 -> count >= 0",
        "8 Game/Table.swift:3: Table.isFull: count > 0 -> count <= 0",
        "9 Game/Table.swift:3: Table.isFull: 0 -> 1",
        "10 Game/Table.swift:4: Table.add(_:at:): cards.insert(card) -> nothing",
        "11 Game/Table.swift:6: Table.Card.init(id:): a() -> nothing",
      ])
  }
}
