import Testing

@testable import Mutants

@Suite struct MutationReportTests {
  private let mutants = MutatedSource(
    of: "let a = b < c\nlet d = e < f", file: "A.swift", first: 1
  ).mutants

  private func canary(_ surviving: Verdict = .survived) -> [(mutant: Mutant, verdict: Verdict)] {
    MutatedSource(of: MutationCanary.source, file: MutationCanary.file, first: 100).mutants.map {
      switch $0.function {
      case MutationCanary.killed: ($0, .killed(by: .failure))
      case MutationCanary.surviving: ($0, surviving)
      default: ($0, .notReached)
      }
    }
  }

  private func report(
    _ verdicts: [Verdict], equivalent: String = "", canary surviving: Verdict = .survived
  ) throws -> MutationReport {
    MutationReport(
      target: "A", verdicts: Array(zip(mutants, verdicts)).map { ($0, $1) } + canary(surviving),
      refused: 2, equivalents: try EquivalentMutants(equivalent))
  }

  @Test func aRowHasTheFiguresOfATarget() throws {
    let report = try report([
      .killed(by: .failure), .killed(by: .timeout), .survived, .notReached,
    ])

    #expect(report.row == "| `A` | 4 | 1 | 2 | 1 | 0 | 1 | 1 | 0 | 2 | 66.6 % |")
    #expect(
      report.details == [
        "survived: A.swift:2: d: e < f -> e <= f", "not reached: A.swift:2: d: e < f -> e >= f",
      ])
    #expect(report.complaints == [])
  }

  @Test func whatIsEquivalentDoesNotCount() throws {
    let report = try report(
      [.killed(by: .crash), .killed(by: .crash), .survived, .notReached],
      equivalent: "A.swift: d\n  e < f -> e <= f\n  So it is.")

    #expect(report.score == 100)
    #expect(report.row == "| `A` | 4 | 1 | 2 | 0 | 2 | 0 | 0 | 1 | 2 | 100.0 % |")
  }

  @Test func whatWasNotReachedWhenItWasChosenIsNotKilled() throws {
    let report = try report([.unproven, .killed(by: .failure), .notReached, .notReached])

    #expect(report.score == 50)
    #expect(
      report.complaints == ["not reached when it was chosen: A.swift:1: a: b < c -> b <= c"])
  }

  @Test func anEntryThatIsKilledIsComplainedAbout() throws {
    let report = try report(
      Array(repeating: .killed(by: .failure), count: 4),
      equivalent: "A.swift: d\n  e < f -> e <= f\n  So it is.")

    #expect(
      report.complaints == [
        "equivalent mutants, line 1: no living mutant is `e < f -> e <= f` in d of A.swift"
      ])
  }

  @Test func aCanaryThatDoesNotDoAsItMustIsComplainedAbout() throws {
    let report = try report([], canary: .killed(by: .failure))

    #expect(
      report.complaints == [
        "the canary isUnheard(_:), number > 3 -> number >= 3: expected survived, found killed"
      ])
  }
}
