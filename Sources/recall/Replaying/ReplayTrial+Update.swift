import Foundation
import Rasterizer
import RecallUI
import Replay

extension ReplayTrial {
  /// Plays a file, and writes down what comes of it now. A file whose expectations fail is left alone, and so is one
  /// that fails whatever is written in it.
  func update(
    _ file: ReplayFile, _ textMeasurer: PangoTextMeasurer
  ) throws -> ReplayVerdict {
    var update: ReplayUpdate?
    var pictures: [(path: String, bytes: [UInt8], change: String)] = []
    var manner = ReplayFile.Manner(checks: .expectations, showsProgress: showsProgress)
    manner.pictures = .update { pictures.append(($0, $1, $2)) }
    manner.beginning = { outline, target in
      update = ReplayUpdate(hasDigests: outline.digests > 0, beginning: target.snapshot)
    }
    manner.observer = { event, target in
      update?.note(event, digest: target.digest, snapshot: target.snapshot)
    }
    let bytes = try content(of: file)
    let session = try file.play(manner, textMeasurer: textMeasurer)
    var verdict = ReplayVerdict(file: file.name, session)
    guard session.report.isSuccess else { return verdict }
    if let event = update?.elsewhere.first {
      let position = event.position(in: file.name)
      let message =
        "\(position): after `\(event.step.action)`, expected a digest and lines of what comes of it "
        + "now, found others; update that file first: \(file.name) only uses it"
      verdict.outcome = .failed
      verdict.failures = [ReplayVerdict.Failure(message: message, position: position)]
      return verdict
    }
    let script = update?.apply(to: bytes)
    let isAsBefore = script?.bytes == bytes
    // All that can't be written is found before anything is.
    for path in pictures.map(\.path) + (isAsBefore ? [] : [file.path]) {
      try requireRoom(at: path)
    }
    for picture in pictures {
      try write(picture.bytes, to: ReplayFile(path: picture.path))
      verdict.changes.append(picture.change)
    }
    guard let (new, changes) = script, !isAsBefore else { return verdict }
    try write(new, to: file)
    verdict.changes += changes.flatMap { $0.lines(in: file.name) }
    return verdict
  }

  private func content(of file: ReplayFile) throws -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try ReplayFile.content(of: file.path, upTo: Self.mostBytes + 1)
    } catch {
      throw CommandFailure(.wrongInput, ["\(file.name): cannot be read: \(error)"])
    }
    guard bytes.count <= Self.mostBytes else {
      throw CommandFailure(
        .wrongInput,
        [
          "\(file.name): expected a file of at most \(Self.mostBytes) bytes to update, found a larger one"
        ]
      )
    }
    return bytes
  }

  /// Whole files are in memory while they are written anew.
  private static let mostBytes = 67_108_864

  private func requireRoom(at path: String) throws {
    do throws(NewFile.Failure) {
      _ = try NewFile(for: path, replaces: true)
    } catch {
      throw CommandFailure(.wrongInput, ["cannot write \(path.printable): \(error)"])
    }
  }

  private func write(_ bytes: [UInt8], to file: ReplayFile) throws {
    do {
      let new = try NewFile(for: file.path, replaces: true)
      try new.write(bytes)
      try new.publish()
    } catch {
      throw CommandFailure(.wrongInput, ["cannot write \(file.name): \(error)"])
    }
  }
}

extension ReplayUpdate.Change {
  /// What changed, for people: the digest on a line, and up to twenty lines of the state below.
  fileprivate func lines(in file: String) -> [String] {
    let old = oldDigest.map { "#\(digestText($0))" } ?? "no digest"
    let shown = lines.prefix(20).map { difference in
      "  \(difference.name.printable): \(difference.expected?.printable ?? "nothing") -> "
        + (difference.found?.printable ?? "nothing")
    }
    let rest = lines.count > 20 ? ["  and \(lines.count - 20) more"] : []
    return ["\(file):\(line): \(old) -> #\(digestText(digest))"] + shown + rest
  }
}
