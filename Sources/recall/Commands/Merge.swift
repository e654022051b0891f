import ArgumentParser
import Foundation
import Fuzzing

extension Commands {
  /// Puts together what several machines did.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Put together what shares of a fuzz or a simulation came to.",
      discussion: """
        The files are what `recall fuzz` and `recall simulate` write with --format jsonl, each for \
        a share: --shard 0 --shards 4, and so on. What comes of all shares is, byte for byte, what \
        one run without shares writes. Of each broken invariant the failure stays that shows it \
        soonest. A file that is empty or breaks off is of a process that was killed: it doesn't \
        count, and its share is missing. One that was interrupted counts as far as it came, and is told.
        """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
      case jsonl, text
    }

    @Argument(help: "Files with results.", completion: .file())
    var paths: [String]

    @Option(help: "How to tell.")
    var format = Format.jsonl

    func run() throws {
      var merged = MergedResults()
      for path in paths {
        let file = ResultFile(path: path)
        for result in try file.results() {
          do throws(FuzzMerge.Mismatch) {
            try merged.add(result.kind)
          } catch {
            throw CommandFailure(.wrongInput, ["\(file.name):\(result.line): \(error)"])
          }
        }
      }
      let lines = try lines(of: merged)
      if !lines.isEmpty { try Output.write(lines.joined(separator: "\n")) }
      let failures =
        merged.missing
        + merged.runs.flatMap(\.merged.records).map { "\($0.summary); `\($0.command)` shows it" }
      guard failures.isEmpty else { throw CommandFailure(.diverged, failures) }
      guard !lines.isEmpty else {
        throw CommandFailure(.wrongInput, ["expected a result in the files, found none"])
      }
    }

    private func lines(of merged: MergedResults) throws -> [String] {
      switch format {
      case .jsonl:
        try merged.runs.flatMap { try $0.merged.lines }
          + merged.simulations.map { try JSONLine.of($0.merged) }
      case .text:
        try merged.runs.map(\.merged.summary)
          + merged.simulations.map { merge in
            do {
              return SimulationReport(try merge.part.simulation, merge.part.tally).text
            } catch {
              throw CommandFailure(error)
            }
          }
      }
    }
  }
}
