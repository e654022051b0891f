/// An interval that progress follows.
struct ProgressTimer: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// How much is done at a date, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    // In an interval of no length everything has passed; in an endless one nothing has.
    let fraction = length > 0 ? passed / length : passed < 0 ? 0 : 1
    let bounded = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return countsDown ? 1 - bounded : bounded
  }
}

/// Progress that follows the stage's clock: its frames while the interval lasts, and nothing before
/// and after it.
struct TimedProgress<Shown: View>: View {
  let timer: ProgressTimer
  let shown: (Double) -> Shown

  var body: some View {
    TimelineView(.explicit([timer.interval.lowerBound, timer.interval.upperBound])) { part in
      let isRunning = timer.interval.contains(part.date) && part.date < timer.interval.upperBound
      TimelineView(.animation(paused: !isRunning)) { context in
        shown(timer.fraction(at: isRunning ? context.date : part.date))
      }
    }
  }
}

/// The time that is left, or has passed, beside progress that follows the clock.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}
