import Films
import Rasterizer
import RecallUI
import Replay

/// Plays a replay and draws it, picture by picture.
final class FilmDrawer {
  /// A file's content, and what is in it.
  struct Drawn {
    var bytes: [UInt8]
    var pictures: Int
    var milliseconds: Int
  }

  private let plan: FilmPlan
  private let textMeasurer: PangoTextMeasurer
  private let rasterizer: Rasterizer
  private var film: WebPFilm?
  private var surface: Surface?
  /// What was drawn last.
  private var shown: DisplayList?
  private var pictures = 0
  /// The number of the picture that is looked at next.
  private var next: Int64 = 0
  private var failure: (any Error)?

  init(_ plan: FilmPlan, _ textMeasurer: PangoTextMeasurer) {
    self.plan = plan
    self.textMeasurer = textMeasurer
    rasterizer = Rasterizer(text: textMeasurer)
  }

  /// - Throws: `CommandFailure` for a replay that can't be played or doesn't hold, and for a film that can't be
  ///   made of it.
  func film(of file: ReplayFile) throws -> Drawn {
    do {
      var manner = ReplayFile.Manner(until: plan.to.map { Instant(milliseconds: $0) })
      manner.check = { [plan] in try plan.check(replayEnd: $0.endTime, file: file.name) }
      manner.beginning = { [unowned self] _, target in
        begin(target.stage.size)
        target.willAdvance = { [unowned self, unowned target] in pass(target.played, to: $0) }
      }
      let session = try file.play(manner, textMeasurer: textMeasurer)
      if let failure { throw failure }
      guard session.report.isSuccess else {
        throw CommandFailure(.diverged, session.report.failures.map(\.description))
      }
      for note in session.notes { CommandFailure.write(note) }
      return try end(session.program)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func begin(_ size: CGSize) {
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    do {
      film = try WebPFilm(width: width, height: height, quality: plan.quality)
      surface = try Surface(width: width, height: height)
    } catch {
      failure = error
    }
  }

  /// Looks at all pictures before an instant, at which something is about to happen.
  private func pass(_ program: any PlayedProgram, to instant: Instant) {
    while failure == nil {
      let time = plan.time(of: next)
      guard Instant(milliseconds: time) < instant else { return }
      look(at: program, time)
    }
  }

  private func look(at program: any PlayedProgram, _ time: Int64) {
    // What goes wrong on the way does so again when the replay itself goes on, and is told then.
    try? program.advance(to: Instant(milliseconds: time))
    next += 1
    let list = program.stage.displayList
    guard list != shown else { return }
    do {
      try draw(list)
      guard let film, let surface else { return }
      try film.add(surface, at: Int(time - plan.from))
      pictures += 1
    } catch {
      failure = error
    }
  }

  private func draw(_ list: DisplayList) throws {
    // Where the window has another size, nothing may be left of what it showed before.
    if let shown, shown.size != list.size, let old = surface {
      surface = try Surface(width: old.width, height: old.height)
      self.shown = nil
    }
    guard let surface else { return }
    rasterizer.draw(
      list, on: surface, scale: 1, damage: shown.map(list.damage(since:)) ?? [.infinite])
    shown = list
  }

  private func end(_ program: any PlayedProgram) throws -> Drawn {
    let end = plan.to ?? max(program.now.millisecondsRoundedUp, plan.from)
    while failure == nil, plan.time(of: next) <= end { look(at: program, plan.time(of: next)) }
    if let failure { throw failure }
    // The last picture is seen at least as long as any other.
    let length = max(Int(end - plan.from), Int(plan.time(of: next) - plan.from))
    let bytes = try film?.data(endingAt: length) ?? []
    return Drawn(bytes: bytes, pictures: pictures, milliseconds: length)
  }
}
