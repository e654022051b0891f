import Assets
import Replay

extension ReplayFile {
  /// All that stands in the file, in memory.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func script() throws -> ReplayScript {
    do {
      let file = try RegularFile(path: path)
      var bytes: [UInt8] = []
      while true {
        let piece = try file.read(upTo: 1 << 20)
        guard !piece.isEmpty else { break }
        bytes += piece
      }
      return try ReplayScript(parsing: bytes, file: name)
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    } catch {
      throw CommandFailure(error)
    }
  }
}
