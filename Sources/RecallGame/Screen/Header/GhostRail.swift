import RecallUI

/// A rail of time with a mark for each pair: above it those that the ghost has found by now, below it
/// one's own; and who is ahead, in words.
struct GhostRail: View {
  let ghost: [GameSetup.Find]
  @ObservedObject var finds: Observed<[GameSetup.Find]>
  @ObservedObject var clock: Observed<GameClock>

  var body: some View {
    let clock = clock.value
    if let since = clock.runningSince {
      TimelineView(.explicit(dates(since: since, spent: clock.spent))) { context in
        rail(at: clock.time(at: instant(of: context.date)))
      }
    } else {
      rail(at: clock.time(at: .zero))
    }
  }

  private func rail(at time: Duration) -> some View {
    let milliseconds = time.saturatingNanoseconds / 1_000_000
    return GhostRailMarks(
      ghost: ghost.filter { $0.milliseconds <= milliseconds }.map(\.milliseconds),
      own: finds.value.map(\.milliseconds), last: ghost.last?.milliseconds ?? 0)
  }

  /// When the ghost finds something, on the session's clock, and now.
  private func dates(since: Instant, spent: Int64) -> [Date] {
    let start = since.seconds - Double(spent) / 1_000_000_000
    let times = ghost.map { start + Double($0.milliseconds) / 1000 }
    return ([since.seconds] + times.filter { $0 > since.seconds }).map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }

  private func instant(of date: Date) -> Instant {
    Instant.zero.advanced(by: .saturating(seconds: date.timeIntervalSinceReferenceDate))
  }

  /// Who is ahead, by how many pairs.
  static func lead(own: Int, ghost: Int) -> LocalizedStringKey {
    let lead = own - ghost
    guard lead != 0 else { return "level with the ghost" }
    return lead > 0
      ? LocalizedStringKey(one: "{count} pair ahead", other: "{count} pairs ahead", count: lead)
      : LocalizedStringKey(one: "{count} pair behind", other: "{count} pairs behind", count: -lead)
  }
}

/// The rail as it looks at a moment; all times are in milliseconds.
private struct GhostRailMarks: View {
  let ghost: [Int64]
  let own: [Int64]
  let last: Int64
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: measures.spacing) {
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          Rectangle()
            .fill(palette.placeEdge)
            .frame(width: geometry.size.width, height: 1)
            .offset(y: geometry.size.height / 2)
          marks(ghost, palette.quiet, in: geometry.size, isAbove: true)
          marks(own, palette.link, in: geometry.size, isAbove: false)
        }
      }
      .frame(height: measures.railHeight)
      .accessibilityIdentifier("rail")
      Text(GhostRail.lead(own: own.count, ghost: ghost.count))
        .font(measures.caption)
        .foregroundColor(palette.text)
        .lineLimit(1)
        .accessibilityIdentifier("lead")
    }
  }

  private func marks(
    _ times: [Int64], _ color: Color, in size: CGSize, isAbove: Bool
  ) -> some View {
    let whole = Double(max(last, own.last ?? 0, 1))
    let (width, height) = (max(size.height / 3, 4), size.height / 2 - 1)
    return ForEach(Array(times.enumerated()), id: \.offset) { _, time in
      RoundedRectangle(cornerRadius: width / 2)
        .fill(color)
        .frame(width: width, height: height)
        .offset(
          x: (size.width - width) * CGFloat(Double(time) / whole),
          y: isAbove ? 0 : size.height / 2 + 1)
    }
  }
}
