import Foundation

/// Tries the mutants of a build: which tests reach them, and whether these notice.
public struct MutantTrial: Sendable {
  private let product: MutantBuild.Product
  private let process: TestProcess
  private let folder: URL
  private let jobs: Int

  /// - Parameters:
  ///   - folder: For notes; it need not exist.
  ///   - jobs: How many programs run at once.
  public init(_ product: MutantBuild.Product, notes folder: URL, jobs: Int) throws {
    self.product = product
    self.folder = folder
    self.jobs = jobs
    process = TestProcess(program: product.tests)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Tries each mutant, and tells of each.
  ///
  /// - Throws: ``MutationError/unsoundTest(_:)`` when a test fails by itself.
  public func run(
    _ mutants: [Mutant], progress: @escaping @Sendable (Mutant, Verdict) -> Void
  ) throws -> [(mutant: Mutant, verdict: Verdict)] {
    let reaches = try reaches().sorted { $0.duration < $1.duration }
    let verdicts = try inParallel(mutants, jobs: jobs) { mutant in
      let verdict = try verdict(
        on: mutant, reaches.filter { $0.reached.contains(mutant.number) })
      progress(mutant, verdict)
      return verdict
    }
    return Array(zip(mutants, verdicts)).map { (mutant: $0, verdict: $1) }
  }

  /// Each test alone, with no mutant chosen.
  private func reaches() throws -> [TestReach] {
    try inParallel(try process.list(), jobs: jobs) { test in
      let map = try map(named: test)
      defer { try? FileManager.default.removeItem(at: map.file) }
      let start = ContinuousClock.now
      guard try process.run([test], mutant: 0, reached: map, limit: 300) == .passed else {
        throw MutationError.unsoundTest(test)
      }
      let duration = (ContinuousClock.now - start) / .seconds(1)
      return TestReach(test: test, duration: duration, reached: try map.numbers())
    }
  }

  /// The quick tests first, which tell of most mutants.
  private func verdict(on mutant: Mutant, _ reaches: [TestReach]) throws -> Verdict {
    guard let quickest = reaches.first else { return .notReached }
    let map = try map(named: "\(mutant.number)")
    defer { try? FileManager.default.removeItem(at: map.file) }
    let parts = [0..<0.2, 0.2..<1, 1..<Double.infinity].map { durations in
      reaches.filter { durations.contains($0.duration - quickest.duration) }
    }
    for part in parts where !part.isEmpty {
      let work = part.reduce(0) { $0 + $1.duration - quickest.duration }
      let ending = try process.run(
        part.map(\.test), mutant: mutant.number, reached: map, limit: min(4 + 4 * work, 300))
      guard try map.numbers().contains(mutant.number) else { return .unproven }
      switch ending {
      case .passed: continue
      case .failed: return .killed(by: .failure)
      case .crashed: return .killed(by: .crash)
      case .timedOut: return .killed(by: .timeout)
      }
    }
    return .survived
  }

  private func map(named name: String) throws -> ReachedMap {
    let safe = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return try ReachedMap(at: folder.appending(path: String(safe)), count: product.count)
  }
}
