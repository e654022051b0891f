import ArgumentParser
import Foundation
import Mutants
import Synchronization

@main
struct Mutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Tries whether the tests of a target notice small faults in it.",
    discussion: """
      Ends with 1 when fewer were killed than the goal, or the figures are worth nothing; with 64 for a wrong call.
      """)

  @Argument(help: "Targets of the package, whose tests have the same name with Tests behind.")
  var targets: [String]

  @Option(help: "Where the package stands.")
  var root = "."

  @Option(help: "How many programs run at once.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "How many of a hundred have to be killed, of those that are reached.")
  var goal = 95.0

  @Option(help: "Only mutants of files whose name has this in it.")
  var files = ""

  @Flag(help: "List the mutants, and try none.")
  var list = false

  func validate() throws {
    guard jobs > 0 else { throw ValidationError("expected jobs from 1 on, found \(jobs)") }
    guard (0...100).contains(goal) else {
      throw ValidationError("expected a goal from 0 to 100, found \(goal)")
    }
  }

  func run() throws {
    let package = try DescribedPackage(at: URL(filePath: root))
    var reports: [MutationReport] = []
    for target in targets {
      let copy = try MutatedPackage(
        of: target, in: package, at: URL(filePath: root), copiedTo: folder(target))
      if list {
        for mutant in copy.mutants { print("\(mutant.number) \(mutant.kind) \(mutant.sentence)") }
      } else {
        reports.append(try report(on: copy))
      }
    }
    guard !list else { return }
    for line in reports.flatMap(\.details) { print(line) }
    print(MutationReport.header)
    for report in reports { print(report.row) }
    for line in reports.flatMap(\.complaints) { tell("mutate: \(line)") }
    if reports.contains(where: { $0.score < goal || !$0.complaints.isEmpty }) {
      throw ExitCode.failure
    }
  }

  private func report(on copy: MutatedPackage) throws -> MutationReport {
    let equivalents = try EquivalentMutants(equivalents(of: copy.target))
    let product = try MutantBuild(copy).run { tell("\(copy.target): \($0)") }
    let trial = try MutantTrial(product, notes: copy.folder.appending(path: "reached"), jobs: jobs)
    let chosen = product.mutants.filter {
      files.isEmpty || $0.file.contains(files) || $0.isCanary
    }
    let done = Mutex(0)
    let target = copy.target
    let verdicts = try trial.run(chosen) { _, _ in
      let count = done.withLock {
        $0 += 1
        return $0
      }
      if count.isMultiple(of: 100) { tell("\(target): \(count) of \(chosen.count) tried") }
    }
    return MutationReport(
      target: copy.target, verdicts: verdicts, refused: product.refused, equivalents: equivalents)
  }

  private func folder(_ target: String) -> URL {
    URL(filePath: root).appending(path: "Mutation/.build-mutants/\(target)")
  }

  /// What was written down by hand; nothing where there is no such file.
  private func equivalents(of target: String) throws -> String {
    let file = URL(filePath: root).appending(path: "Mutation/Equivalent/\(target).txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    return try String(contentsOf: file, encoding: .utf8)
  }
}

private func tell(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
