import Assets
import Rasterizer
import RecallUI
import Replay

extension ReplayFile {
  /// The file as a script in memory, and what plays scripts with its header: each on a stage of its own, with
  /// the digest after each of its steps that does what it says. Another script than the file's is played as far as it goes.
  ///
  /// - Throws: `CommandFailure` for a file that isn't as it should be.
  func scriptAndPlayer() throws -> (ReplayScript, ReplaySimplifier.Play) {
    let script = try script()
    let measurer = try GameTable.textMeasurer()
    return (
      script,
      { trial in
        let pictures = KeptPictures(besides: path, mode: .compare)
        let target = StageTarget(
          try program(for: script.header, measurer, following: nil), textMeasurer: measurer
        ) { pictures.difference(of: $0, measurer, from: $1, tolerance: $2) }
        var bytes = Array("\(trial)".utf8)
        let reader = try ReplayReader(file: name) {
          defer { bytes = [] }
          return bytes
        }
        var digests: [Int: UInt64] = [:]
        do {
          let report = try reader.play(
            on: target, isComplete: trial.isComplete, checks: .expectations,
            observer: { event in
              if event.isLast { digests[event.index] = target.digest }
            })
          // Where an expectation fails, it isn't the same, whatever the state is.
          for failure in report.failures { digests[failure.step] = nil }
        } catch {
          // A tap that is said otherwise may lead to where the next one finds nothing.
          guard trial != script else { throw error }
        }
        return digests
      }
    )
  }

  /// All that stands in the file, in memory.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func script() throws -> ReplayScript {
    do {
      let bytes = try Self.content(of: path, upTo: Self.mostBytesInMemory + 1)
      guard bytes.count <= Self.mostBytesInMemory else {
        throw CommandFailure(
          .wrongInput,
          [
            "\(name): expected a file of at most \(Self.mostBytesInMemory) bytes, found a larger one"
          ])
      }
      return try ReplayScript(parsing: bytes, file: name, library: library)
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    } catch {
      throw CommandFailure(error)
    }
  }

  private static var mostBytesInMemory: Int { 67_108_864 }
}
