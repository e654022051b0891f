import Testing

@testable import Mutants

@Suite struct EquivalentMutantsTests {
  private let mutants = MutatedSource(
    of: "func f() { a() }\nlet b = c < d", file: "A.swift", first: 1
  ).mutants

  private let text = """
    # Some words.

    A.swift: f()
      a() -> nothing
      It only saves
      time.

    A.swift: b
      c < d -> c <= d
      They differ.
    """

  @Test func anEntryHasAPlaceAChangeAndAReason() throws {
    let equivalents = try EquivalentMutants(text)

    #expect(equivalents.entries.map(\.reason) == ["It only saves time.", "They differ."])
    #expect(equivalents.entries.map(\.line) == [3, 8])
    #expect(mutants.map(equivalents.contains) == [true, true, false])
  }

  @Test func anEntryIsStaleWhereNoLivingMutantIsLikeIt() throws {
    let equivalents = try EquivalentMutants(text)

    #expect(equivalents.stale(given: mutants, files: ["A.swift"]) == [])
    #expect(equivalents.stale(given: [mutants[0]], files: ["A.swift"]).map(\.line) == [8])
    #expect(equivalents.stale(given: [], files: ["B.swift"]) == [])
  }

  @Test(arguments: [
    ("A.swift: f()\n  a -> b", 1, "expected a place, a change and a reason, each on a line"),
    ("\nA.swift\n  a -> b\n  c", 2, "expected `file: function`, found `A.swift`"),
    ("A.swift: f()\n  a\n  c", 2, "expected `original -> replacement`, found `a`"),
  ])
  func whatIsWrittenOtherwiseIsRefused(text: String, line: Int, complaint: String) {
    #expect(throws: MutationError.equivalents(line: line, complaint)) {
      try EquivalentMutants(text)
    }
  }
}
