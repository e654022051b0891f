import Foundation

/// A package with a target full of mutants, its tests, and what both need; nothing else.
public struct MutatedPackage {
  public let target: String
  /// Where it stands.
  public let folder: URL
  /// The sources of the target, by name, as the originals are.
  let originals: [(file: String, text: String)]
  private let targets: [DescribedPackage.Target]
  private let dependencies: [DescribedPackage.Package]
  private let root: URL

  /// - Parameters:
  ///   - target: Its tests are the target of the same name with `Tests` behind.
  ///   - package: Of the original.
  ///   - root: Where the original stands.
  ///   - folder: Where the copy shall stand.
  public init(
    of target: String, in package: DescribedPackage, at root: URL, copiedTo folder: URL
  ) throws {
    self.target = target
    self.root = root
    self.folder = folder
    targets = try package.closure(of: target + "Tests")
    dependencies = package.dependencies
    guard let own = targets.first(where: { $0.name == target }) else {
      throw MutationError.unknownTarget(target)
    }
    let sources = root.appending(path: own.folder)
    originals =
      try Self.swiftFiles(below: sources).map { file in
        (file, try String(contentsOf: sources.appending(path: file), encoding: .utf8))
      } + [(MutationCanary.file, MutationCanary.source)]
  }

  /// All mutants, those that the compiler won't take among them.
  public var mutants: [Mutant] {
    mutated(without: []).flatMap(\.mutants)
  }

  /// The sources with their mutants, numbered through; what was refused keeps its number.
  ///
  /// - Parameter refused: Numbers of mutants that the compiler doesn't take.
  func mutated(without refused: Set<Int>) -> [MutatedSource] {
    var first = 1
    return originals.map { original in
      let source = MutatedSource(
        of: original.text, file: original.file, first: first,
        refused: Set(refused.map { $0 - first }))
      first += source.count
      return source
    }
  }

  /// Writes the copy. Files that are as they should be are left alone, so that a build takes up what it has.
  func write(_ sources: [MutatedSource]) throws {
    let count = sources.reduce(0) { $0 + $1.count }
    try write(manifest, to: "Package.swift")
    try write(MutantSwitch.header, to: "Sources/MutantSwitch/include/MutantSwitch.h")
    try write(MutantSwitch.source(count: count), to: "Sources/MutantSwitch/MutantSwitch.c")
    for other in targets where other.name != target { try copy(other) }
    for (original, source) in zip(originals, sources) {
      try write(source.text, to: "Sources/\(target)/\(original.file)")
    }
    try write(
      MutationCanary.tests(of: target), to: "Tests/\(target)Tests/MutationCanaryTests.swift")
  }

  private func copy(_ other: DescribedPackage.Target) throws {
    let sources = root.appending(path: other.folder)
    for file in try Self.swiftFiles(below: sources) {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      try write(text, to: "\(other.type == "test" ? "Tests" : "Sources")/\(other.name)/\(file)")
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func swiftFiles(below folder: URL) throws -> [String] {
    guard let found = FileManager.default.subpaths(atPath: folder.path) else {
      throw MutationError.unreadable(folder.path)
    }
    return found.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private var manifest: String {
    PackageManifest(target: target, targets: targets, dependencies: dependencies).text
  }
}
