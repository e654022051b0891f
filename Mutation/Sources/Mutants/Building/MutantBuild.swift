import Foundation

/// Builds a copy with all of its mutants, without those that the compiler doesn't take.
public struct MutantBuild {
  /// What came of it.
  public struct Product: Sendable {
    public let mutants: [Mutant]
    /// How many more the compiler didn't take.
    public let refused: Int
    /// The program with the tests.
    let tests: URL
    /// The highest number, with those that were refused.
    let count: Int
  }

  let package: MutatedPackage
  /// More rounds than that, and something else is wrong than mutants.
  private let mostRounds = 12

  public init(_ package: MutatedPackage) {
    self.package = package
  }

  /// - Parameter progress: Hears of each round.
  /// - Throws: ``MutationError/build(_:)`` when it fails for something else than mutants.
  public func run(progress: (String) -> Void) throws -> Product {
    let notes = RefusedNotes(
      at: package.folder.appending(path: "refused.txt"),
      of: package.originals.map(\.text) + package.mutants.map(\.sentence))
    var refused = notes.numbers()
    var output = ""
    for round in 1...mostRounds {
      let sources = package.mutated(without: refused)
      try package.write(sources)
      let count = sources.reduce(0) { $0 + $1.count }
      progress("build \(round): \(count - refused.count) mutants")
      let build = try Command.swift(
        // Optimized, since tests run thousands of times, with the checks of a debug build.
        ["build", "--build-tests", "--package-path", package.folder.path, "-Xswiftc", "-O"])
      if build.succeeded {
        try notes.note(refused)
        return Product(
          mutants: sources.flatMap(\.mutants), refused: refused.count, tests: tests, count: count)
      }
      output = build.output
      let suspects = suspects(in: output, sources)
      guard !suspects.isEmpty else { break }
      refused.formUnion(suspects.map(\.number))
    }
    throw MutationError.build(output)
  }

  private func suspects(in output: String, _ sources: [MutatedSource]) -> [Mutant] {
    output.split(whereSeparator: \.isNewline).compactMap { CompilerComplaint($0) }
      .flatMap { complaint -> [Mutant] in
        let place = zip(package.originals, sources).first { original, _ in
          complaint.path.hasSuffix("Sources/\(package.target)/\(original.file)")
        }
        guard let (_, source) = place else { return [] }
        return source.suspects(at: complaint.offset(in: source.text))
      }
  }

  private var tests: URL {
    package.folder.appending(path: ".build/debug/MutatedPackageTests.xctest")
  }
}
