import Assets
import Foundation
import Fuzzing

/// A file with the results of commands that were shared out, as JSON Lines.
struct ResultFile {
  /// A result that stands in a file, and the line at which it begins, from 1.
  struct Result {
    enum Kind {
      case fuzz(FuzzResult)
      case simulation(SimulationPart)
    }

    var kind: Kind
    var line: Int
  }

  /// What a file has at most, in bytes: a line for each level and each broken invariant.
  private static let mostBytes = 64 << 20

  let path: String
  var name: String { path.printable }

  /// The results in the file; none of one that is empty, as a killed process leaves it.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read, or with a line that is no result.
  func results() throws -> [Result] {
    let lines = try text().split(separator: "\n").map(String.init)
    var results: [Result] = []
    var start = 0
    while start < lines.count {
      let next = lines[(start + 1)...].firstIndex { !$0.contains(Self.failure) } ?? lines.count
      results.append(
        Result(kind: try result(Array(lines[start..<next]), at: start + 1), line: start + 1))
      start = next
    }
    return results
  }

  /// What only lines of failures have, by their sorted keys.
  private static let failure = "\"kind\":\"failure\",\"record\":"

  private struct Kind: Decodable {
    var kind: String
  }

  private func result(_ lines: [String], at line: Int) throws -> Result.Kind {
    do {
      let decoder = JSONDecoder()
      let first = Data(lines[0].utf8)
      guard try decoder.decode(Kind.self, from: first).kind == "simulate" else {
        return .fuzz(try FuzzResult(lines: lines))
      }
      let part = try decoder.decode(SimulationPart.self, from: first)
      guard lines.count == 1, part.isPossible else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "a number that no simulation comes to"))
      }
      return .simulation(part)
    } catch {
      throw CommandFailure(
        .wrongInput,
        [
          "\(name):\(line): expected a line that `recall fuzz` or `recall simulate` wrote with "
            + "--format jsonl, found another one"
        ])
    }
  }

  private func text() throws -> String {
    do {
      let file = try RegularFile(path: path)
      var bytes: [UInt8] = []
      while bytes.count <= Self.mostBytes {
        let piece = try file.read(upTo: 1 << 20)
        guard !piece.isEmpty else { return try whole(bytes) }
        bytes += piece
      }
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    }
    throw CommandFailure(
      .wrongInput, ["\(name): expected at most \(Self.mostBytes) bytes, found more"])
  }

  /// What was written whole: a process that was killed while it wrote hasn't told anything.
  private func whole(_ bytes: [UInt8]) throws -> String {
    guard bytes.last == UInt8(ascii: "\n") || bytes.isEmpty else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
