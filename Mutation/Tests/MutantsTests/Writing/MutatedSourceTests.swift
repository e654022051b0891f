import Testing

@testable import Mutants

@Suite struct MutatedSourceTests {
  private func text(_ source: String, refused: Set<Int> = []) -> String {
    let text = MutatedSource(of: source, file: "A.swift", first: 1, refused: refused).text
    return String(text.dropFirst("import MutantSwitch\n".count))
  }

  @Test func anExpressionIsChosenByANumber() {
    #expect(
      text("let a = b < c // d")
        == "let a = (isMutant(1) ? b <= c : isMutant(2) ? b >= c : b < c) // d")
  }

  @Test func aStatementIsChosenByANumber() {
    #expect(
      text("func f() { a += b }")
        == "func f() { if isMutant(1) { a -= b } else if isMutant(2) {  } else { a += b } }")
  }

  @Test func onlyTheOriginalHasChoicesInside() {
    #expect(
      text("let a = b + c * d")
        == "let a = (isMutant(1) ? b - (c * d) : b + (isMutant(2) ? c / d : c * d))")
  }

  @Test func whatIsRefusedKeepsItsNumber() {
    let source = MutatedSource(of: "let a = b < 1", file: "A.swift", first: 5, refused: [0, 3])

    #expect(source.text.hasSuffix("let a = (isMutant(6) ? b >= 1 : b < (isMutant(7) ? 2 : 1))"))
    #expect(source.mutants.map(\.number) == [6, 7])
    #expect(source.count == 4)
  }

  @Test func aSourceWithoutSitesIsAsItWas() {
    #expect(text("struct A { let b: Int }\n") == "struct A { let b: Int }\n")
  }

  // MARK: Complaints

  private let source = MutatedSource(
    of: "func f() { let a = b < c; d = e }\nfunc g() { h() }", file: "A.swift", first: 1)

  private func suspects(at text: String) throws -> [Int] {
    let range = try #require(source.text.firstRange(of: text))
    let offset = source.text.utf8.distance(from: source.text.startIndex, to: range.lowerBound)
    return source.suspects(at: offset).map(\.number)
  }

  @Test func aComplaintAboutAnAlternativeIsAboutThatMutant() throws {
    #expect(try suspects(at: "b >= c") == [2])
  }

  @Test func aComplaintAboutAnOriginalIsAboutAllThatStandsInItsPlace() throws {
    #expect(try suspects(at: "b < c") == [1, 2])
  }

  @Test func aComplaintAboutAStatementIsAboutTheExpressionsInIt() throws {
    #expect(try suspects(at: "let a") == [1, 2])
  }

  @Test func aComplaintAboutAFunctionIsAboutWhatIsLeftOutOfIt() throws {
    #expect(try suspects(at: "func f") == [3])
    #expect(try suspects(at: "func g") == [4])
  }

  @Test func aComplaintAboutNothingOfThatIsAboutNoMutant() throws {
    #expect(try suspects(at: "import") == [])
  }
}
