import Testing

@testable import instructions

@Suite struct CountsTests {
  @Test func whatIsWrittenDownIsReadBack() throws {
    let counts = Counts(
      compiler: "Swift 6.3.1",
      pieces: [
        .init(name: "tap", total: 30, functions: ["f(a: b) -> c": Cost(own: 10, total: 30)]),
        .init(name: "start", total: 0, functions: [:]),
      ])
    #expect(try Counts(parsing: counts.description) == counts)
  }

  @Test func functionsStandInTheOrderOfWhatTheyTake() {
    let piece = Counts.Piece(
      name: "tap", total: 60,
      functions: [
        "a": Cost(own: 10, total: 10), "c": Cost(own: 10, total: 10), "b": Cost(own: 40, total: 60),
      ])
    let text = Counts(compiler: "Swift 6", pieces: [piece]).description
    #expect(text.hasSuffix("compiler Swift 6\n\ntap 60\n  40 60 b\n  10 10 a\n  10 10 c\n"))
  }

  @Test func ofManyFunctionsThoseAreKeptThatTakeMost() {
    var functions = (0..<100).map { ("f\($0)", Cost(own: $0, total: 1000 - $0)) }
    functions.append(("main", Cost(own: 0, total: 1001)))
    let piece = Counts.Piece(
      name: "tap",
      CallgrindProfile(total: 1001, functions: Dictionary(uniqueKeysWithValues: functions)))
    let kept = Set((0..<20).map { "f\($0)" } + (80..<100).map { "f\($0)" })
    #expect(Set(piece.functions.keys) == kept)
  }

  @Test(arguments: [
    ("tap", "line 1: expected a piece's name and its count, found `tap`"),
    ("\ntap many", "line 2: expected a piece's name and its count, found `tap many`"),
    ("  1 2 f", "line 1: expected two counts and a function, found `  1 2 f`"),
    ("tap 3\n  1 f", "line 2: expected two counts and a function, found `  1 f`"),
  ])
  func whatAreNoCountsIsNamedWithItsLine(text: String, message: String) {
    let error = #expect(throws: CountsError.self) { try Counts(parsing: text) }
    #expect(error?.description == message)
  }
}
