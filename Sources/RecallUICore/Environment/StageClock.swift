import VirtualTime

/// The clock of the stage that a view is on.
///
/// ```swift
/// @Environment(\.clock) private var clock
/// … .onTapGesture { game.choose(card, at: clock.now) }
/// ```
///
/// Reading it in a body doesn't make the view depend on time: what moves by itself is for a timer.
public struct StageClock {
  private let scheduler: Scheduler?
  /// The dates of its instants.
  let dates: SessionDates

  init(_ scheduler: Scheduler?, _ dates: SessionDates = SessionDates()) {
    self.scheduler = scheduler
    self.dates = dates
  }

  /// The instant of the event or timer that is happening; zero off any stage.
  public var now: Instant { scheduler?.now ?? .zero }
}

private struct ClockKey: EnvironmentKey {
  static var defaultValue: StageClock { StageClock(nil) }
}

extension EnvironmentValues {
  /// The stage's clock.
  public internal(set) var clock: StageClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
