import Testing

@testable import Mutants

@Suite struct ParallelTests {
  private struct Refusal: Error {}

  @Test(arguments: [1, 2, 7])
  func answersComeInTheOrderOfTheItems(jobs: Int) throws {
    #expect(try inParallel(Array(0..<50), jobs: jobs) { $0 * 2 } == (0..<50).map { $0 * 2 })
  }

  @Test func nothingIsDoneWithNoItems() throws {
    #expect(try inParallel([Int](), jobs: 2) { $0 }.isEmpty)
  }

  @Test func anErrorEndsIt() {
    #expect(throws: Refusal.self) {
      try inParallel(Array(0..<50), jobs: 2) { if $0 == 3 { throw Refusal() } }
    }
  }
}
