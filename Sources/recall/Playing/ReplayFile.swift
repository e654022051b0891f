import Foundation
import Rasterizer
import RecallUI
import Replay

/// A replay in a file, and playing it without a window.
///
/// The file is read twice: once to know that it is as it should be, and once while it is played. It
/// is never in memory as a whole.
struct ReplayFile {
  let path: String

  /// The path as people read it.
  var name: String { path.printable }

  /// What came of playing a file.
  struct Session {
    var program: any PlayedProgram
    var textMeasurer: PangoTextMeasurer
    var report: ReplayReport
    /// What else is to be said, a line each.
    var notes: [String] = []

    /// The stage that is shown in the end.
    var stage: Stage { program.stage }
  }

  /// How a file is played.
  struct Manner {
    /// Where to stop; nil for the end.
    var until: Instant?
    /// The number of the event behind which to stop, from 1; 0 for the beginning, and nil for the end.
    var event: Int?
    /// Who hears what the stage does; nil for nobody.
    var trace: StageTrace?
    /// Who is told what happens in the game, and when; nil for nobody.
    var follower: GameFollower?
    /// Who is told of the tables of the whole program, where that is what is played; nil for nobody.
    var tables: (any TableListener)?
    var checks = ReplayChecks.everything
    /// What is done with the pictures that the script expects.
    var pictures = KeptPictures.Mode.compare
    /// What the places depend on where frames are looked at; nil for no frames at all.
    var frames: UInt64?
    /// Who is told when everything is ready to begin; nil for nobody.
    var beginning: ((ReplayOutline, StageTarget) -> Void)?
    /// Who is told of each event; nil for nobody.
    var observer: ((PlayedEvent, StageTarget) -> Void)?
    /// Who is told of a step that can't be played, before that is thrown; nil for nobody.
    var unplayable: ((UnplayableStep) -> Void)?
    /// Whether a bar shows on a terminal how far it has got.
    var showsProgress = true
    /// Looks at what the file comes to, before anything is played.
    var check: (ReplayOutline) throws -> Void = { _ in }
  }

  /// Plays the file to its end, or until an instant, and checks what it says on the way, and what
  /// always holds: what a fuzzer found fails here as well, until it is mended. What else is to be said
  /// goes to standard error.
  ///
  /// - Parameters:
  ///   - instant: Where to stop; nil for the end.
  ///   - trace: Who hears what the stage does; nil for nobody.
  ///   - follower: Who is told what happens in the game, and when; nil for nobody.
  ///   - tables: Who is told of the tables of the whole program; nil for nobody.
  ///   - check: Looks at what the file comes to, before anything is played.
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be, and what
  ///   `check` throws.
  func play(
    until instant: Instant? = nil, trace: StageTrace? = nil,
    follower: GameFollower? = nil, tables: (any TableListener)? = nil,
    check: @escaping (ReplayOutline) throws -> Void = { _ in }
  ) throws -> Session {
    let session = try play(
      Manner(until: instant, trace: trace, follower: follower, tables: tables, check: check),
      textMeasurer: try GameTable.textMeasurer())
    for note in session.notes { CommandFailure.write(note) }
    return session
  }

  /// Plays the file in a manner of the caller's, and says nothing.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be, and what the
  ///   manner's `check` throws.
  func play(_ manner: Manner, textMeasurer: PangoTextMeasurer) throws -> Session {
    do {
      let file = try open()
      var reader = try reader(of: file)
      let outline = try outline(of: &reader, in: file, manner)
      try manner.check(outline)
      try requireEvent(manner.event, of: outline)
      let program = try program(
        for: reader.header, textMeasurer, following: manner.follower)
      program.trace = manner.trace
      (program as? any TableTeller)?.tables = manner.tables
      try file.rewind()
      let pictures = KeptPictures(besides: path, mode: manner.pictures)
      let target = StageTarget(program, textMeasurer: textMeasurer) {
        pictures.difference(of: $0, textMeasurer, from: $1, tolerance: $2)
      }
      target.program = Version.program
      manner.beginning?(outline, target)
      let report = try play(try self.reader(of: file), outline, on: target, manner)
      var session = Session(program: program, textMeasurer: textMeasurer, report: report)
      session.notes = program.issues.map { "Warning: \(name): \($0)" }
      if let instant = manner.until, instant > Instant(milliseconds: outline.endTime) {
        session.notes.append(
          "Notice: \(name) ends at \(outline.endTime) ms; what is asked for is what comes of it "
            + "until \(instant.millisecondsRoundedUp) ms")
      }
      return session
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    } catch {
      throw CommandFailure(error)
    }
  }

  private func requireEvent(_ event: Int?, of outline: ReplayOutline) throws {
    guard let event, event > outline.steps else { return }
    throw CommandFailure(
      .wrongInput, ["\(name): expected an event from 0 to \(outline.steps), found \(event)"])
  }

  private func outline(
    of reader: inout ReplayReader, in file: RegularFile, _ manner: Manner
  ) throws(ReplayError) -> ReplayOutline {
    let progress = manner.showsProgress ? ProgressBar("\(name): reading") : nil
    defer { progress?.clear() }
    return try ReplayOutline(
      reading: &reader, until: manner.until.map { $0.millisecondsRoundedUp }
    ) { bytes in
      progress?.show(bytes, of: file.size)
    }
  }

  private func play(
    _ reader: consuming ReplayReader, _ outline: ReplayOutline, on target: StageTarget,
    _ manner: Manner
  ) throws -> ReplayReport {
    guard manner.event != 0 else { return ReplayReport() }
    let invariants = StageTarget.invariants(of: reader.header)
    guard let seed = manner.frames else {
      return try play(
        reader, outline, on: CheckedTarget(target, invariants: invariants), of: target, manner)
    }
    // As in a window, whose frames come when they come.
    let sliced = SlicedTarget(target, seed: seed) { _ = $0.stage.displayList }
    return try play(
      reader, outline, on: CheckedTarget(sliced, invariants: invariants), of: target, manner)
  }

  private func play(
    _ reader: consuming ReplayReader, _ outline: ReplayOutline, on checked: some ReplayTarget,
    of target: StageTarget, _ manner: Manner
  ) throws -> ReplayReport {
    let end = manner.until?.millisecondsRoundedUp ?? outline.endTime
    let progress = manner.showsProgress ? ProgressBar(name) : nil
    defer { progress?.clear() }
    do throws(ReplayError) {
      return try reader.play(
        on: checked, until: manner.until, through: manner.event.map { $0 - 1 },
        isComplete: outline.isComplete, checks: manner.checks,
        progress: { progress?.show(Int($0.millisecondsRoundedUp), of: Int(end)) },
        observer: manner.observer.map { observer in { event in observer(event, target) } })
    } catch {
      manner.unplayable?(UnplayableStep(error, of: try? script(), in: name, on: target))
      throw error
    }
  }

  /// What the file begins with.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func header() throws -> ReplayHeader {
    do {
      return try reader(of: try open()).header
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The comments of the file's header.
  func comments() throws -> [String] {
    let bytes = try Self.content(of: path, upTo: Self.pieceBytes)
    return bytes.split(separator: UInt8(ascii: "\n")).dropFirst()
      .prefix { $0.starts(with: "//".utf8) }
      .map { String(decoding: $0.dropFirst(2).drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) }
  }

  private func open() throws(RegularFile.Failure) -> RegularFile {
    try RegularFile(path: path)
  }

  private func reader(of file: RegularFile) throws(ReplayError) -> ReplayReader {
    try ReplayReader(file: name, library: library) { try file.read(upTo: Self.pieceBytes) }
  }

  /// The folder that the file stands in, with a slash at its end; nothing for the current one.
  private var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  var library: ReplayLibrary {
    ReplayLibrary { [folder] used in
      let path = folder + used
      guard Self.isBelow(path, folder: folder.isEmpty ? "." : folder) else {
        throw LinkOutside()
      }
      return (try Self.content(of: path, upTo: ReplayGrammar.usedBytes + 1), path.printable)
    }
  }

  private struct LinkOutside: Error, CustomStringConvertible {
    let description = "it is a link that leads out of the script's folder"
  }

  /// Whether a file is in a folder or below it, wherever links lead; a file that isn't there is.
  private static func isBelow(_ path: String, folder: String) -> Bool {
    guard let file = resolved(path), let top = resolved(folder) else { return true }
    return file.hasPrefix(top.hasSuffix("/") ? top : top + "/")
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// What a file contains, and nothing of it behind so many bytes.
  static func content(of path: String, upTo count: Int) throws -> [UInt8] {
    let file = try RegularFile(path: path)
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece = try file.read(upTo: min(pieceBytes, count - bytes.count))
      guard !piece.isEmpty else { break }
      bytes += piece
    }
    return bytes
  }

  private static let pieceBytes = 65_536
}
