/// A source that stands in each copy beside the others, with a test: of its mutants it is known what becomes of them.
///
/// All of `isBeyond` are killed; those of `isUnheard` are reached, and nobody notices; `isAsleep` is never called.
enum MutationCanary {
  static let file = "MutationCanary.swift"
  static let killed = "isBeyond(_:)"
  static let surviving = "isUnheard(_:)"
  static let unreached = "isAsleep(_:)"

  static let source = """
    func isBeyond(_ number: Int) -> Bool {
      number > 3
    }

    func isUnheard(_ number: Int) -> Bool {
      number > 3
    }

    func isAsleep(_ number: Int) -> Bool {
      number > 3
    }

    """

  static func tests(of target: String) -> String {
    """
    import Testing

    @testable import \(target)

    struct MutationCanaryTests {
      @Test(arguments: [2, 3, 4, 5])
      func threeIsTheBound(number: Int) {
        #expect(isBeyond(number) == [4, 5].contains(number))
      }

      @Test
      func nobodyListens() {
        _ = isUnheard(3)
      }
    }

    """
  }

  /// What is wrong with the verdicts on the canary's own mutants; nil when all is as it must be.
  static func complaint(about verdicts: [(mutant: Mutant, verdict: Verdict)]) -> String? {
    let wanted: [String: Verdict.Kind] = [
      killed: .killed, surviving: .survived, unreached: .notReached,
    ]
    for (function, kind) in wanted.sorted(by: { $0.key < $1.key }) {
      let own = verdicts.filter { $0.mutant.file == file && $0.mutant.function == function }
      guard !own.isEmpty else { return "the canary \(function) has no mutants" }
      for (mutant, verdict) in own where verdict.kind != kind {
        return "the canary \(function), \(mutant.original) -> \(mutant.replacement): "
          + "expected \(kind.rawValue), found \(verdict.kind.rawValue)"
      }
    }
    return nil
  }
}
