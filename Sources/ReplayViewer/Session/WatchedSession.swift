import RecallUI

/// A session that was played once, with all that there is to see of it: values, to be looked up at any place.
public struct WatchedSession: Sendable {
  /// What it is called: the name of its file.
  public var name: String
  /// What the file says about itself, a line each.
  public var comments: [String] = []
  /// What came of it, a sentence each.
  public var outcome: [String] = []
  public var hasFailed = false
  /// What was checked where all is as it should be; nil for a session in which something is wrong.
  public var checks: WatchedChecks?
  /// In the order of time; the beginning is the first.
  public let moments: [WatchedMoment]
  /// When it ends.
  public let end: Instant
  /// Timers that fired and effects, in the order of time.
  public let marks: [WatchedMark]
  public let film: Film
  public let history: StateHistory
  let ticks: SessionTicks

  init(
    name: String, moments: [WatchedMoment], end: Instant, marks: [WatchedMark], film: Film
  ) {
    (self.name, self.moments, self.marks, self.film) = (name, moments, marks, film)
    self.end = max(end, moments.last?.instant ?? .zero)
    history = StateHistory(of: moments)
    ticks = SessionTicks(moments, marks)
  }

  /// What came of it, for who watches. What is wrong is told in the words of who found it.
  public var outcomeWords: LocalizedStringKey {
    checks?.words ?? LocalizedStringKey(verbatim: outcome.first ?? "")
  }

  /// The number of the last moment that had happened at an instant.
  ///
  /// - Complexity: O(log *n*).
  func moment(at instant: Instant) -> Int {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// When the next moment happens; the end behind the last one.
  func next(after moment: Int) -> Instant {
    moments.indices.contains(moment + 1) ? moments[moment + 1].instant : end
  }

  /// What was on the screen at a place; nil where no picture is kept.
  func picture(at place: WatchPlace) -> DisplayList? {
    guard moments.indices.contains(place.moment), let frames = moments[place.moment].frames else {
      return nil
    }
    let number =
      place.isOutcome ? frames.upperBound : film.number(in: frames, at: place.instant)
    return film.picture(number)
  }

  /// The first moment that isn't as it should be, behind a moment or at all.
  func failure(after moment: Int) -> Int? {
    guard !ticks.failures.isEmpty else { return nil }
    let failed = moments.indices.filter { !moments[$0].failures.isEmpty }
    return failed.first { $0 > moment } ?? failed.first
  }

  /// The first moment at which this session parts from another one: another event, at another time, or
  /// with another state behind it. Nil where all that both have is the same.
  func parting(from other: WatchedSession) -> Int? {
    let pairs = zip(events, other.events)
    for (own, others) in pairs {
      let (one, two) = (moments[own], other.moments[others])
      if one.instant != two.instant || one.title != two.title || one.digest != two.digest {
        return own
      }
    }
    let (own, others) = (events, other.events)
    guard own.count != others.count else { return nil }
    return own.count > others.count ? own[others.count] : own.last
  }

  /// The numbers of the moments that are events, with the beginning.
  private var events: [Int] { moments.indices.filter { moments[$0].kind != .timer } }
}
