import RecallUI

/// The line of time: where one is, what happened when, and a stretch of it to choose by dragging.
struct WatchTimeline: View {
  @ObservedObject var model: WatchModel
  @State private var dragged: ClosedRange<CGFloat>?
  @Environment(\.viewerColors) private var colors

  var body: some View {
    VStack(spacing: 2) {
      GeometryReader { geometry in
        WatchMarks(
          ticks: model.session.ticks, parting: partingInstant, span: model.span, dragged: dragged
        )
        .contentShape(Rectangle())
        .gesture(selection(geometry.size.width))
      }
      .frame(height: 26)
      .accessibilityIdentifier("marks")
      let (first, last) = (model.span.lowerBound.seconds, model.span.upperBound.seconds)
      if first < last {
        Slider(value: place, in: first...last)
          .accessibilityIdentifier("place")
      }
    }
  }

  private var partingInstant: Instant? {
    model.parting.map { model.session.moments[$0].instant }
  }

  private var place: Binding<Double> {
    Binding {
      model.state.place.instant.seconds
    } set: { seconds in
      model.state.isPlaying = false
      model.go(to: Instant.zero.advanced(by: .saturating(seconds: seconds)))
    }
  }

  /// Chooses a stretch; a touch that doesn't move goes there.
  private func selection(_ width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { touch in
        let (one, other) = (touch.startLocation.x, touch.location.x)
        dragged = min(one, other)...max(one, other)
      }
      .onEnded { touch in
        dragged = nil
        let (one, other) = (touch.startLocation.x, touch.location.x)
        if abs(one - other) < 4 {
          model.go(to: instant(other, width))
        } else {
          model.select(from: instant(one, width), to: instant(other, width))
        }
      }
  }

  private func instant(_ x: CGFloat, _ width: CGFloat) -> Instant {
    WatchMarks.instant(at: x, of: width, in: model.span)
  }
}

/// Marks on the line of time: events above, timers and effects below; what is wrong is the highest.
struct WatchMarks: View {
  let ticks: SessionTicks
  let parting: Instant?
  let span: ClosedRange<Instant>
  /// The stretch that is being chosen, in points.
  let dragged: ClosedRange<CGFloat>?
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4),
        with: .color(colors.panel))
      let rows: [([Instant], ClosedRange<CGFloat>, Color)] = [
        (ticks.quiet, 6...13, colors.line), (ticks.changing, 3...13, colors.text),
        (ticks.timers, 15...19, colors.timer), (ticks.effects, 20...24, colors.effect),
        (ticks.failures, 0...26, colors.bad), (parting.map { [$0] } ?? [], 0...26, colors.bad),
      ]
      for (instants, height, color) in rows {
        context.fill(path(instants, height, in: size.width), with: .color(color))
      }
      if let dragged {
        let rect = CGRect(
          x: dragged.lowerBound, y: 0, width: dragged.upperBound - dragged.lowerBound,
          height: size.height)
        context.fill(Path(rect), with: .color(colors.accent.opacity(0.3)))
      }
    }
  }

  /// A mark for each point of the line at which something happened; marks side by side are one.
  private func path(
    _ instants: [Instant], _ height: ClosedRange<CGFloat>, in width: CGFloat
  ) -> Path {
    var path = Path()
    var run: ClosedRange<CGFloat>?
    func end() {
      guard let run else { return }
      path.addRect(
        CGRect(
          x: run.lowerBound, y: height.lowerBound, width: run.upperBound - run.lowerBound + 1.5,
          height: height.upperBound - height.lowerBound))
    }
    for instant in instants where span.contains(instant) {
      let x = Self.place(of: instant, in: width, span).rounded()
      if let current = run, x <= current.upperBound + 1 {
        run = current.lowerBound...max(x, current.upperBound)
      } else {
        end()
        run = x...x
      }
    }
    end()
    return path
  }

  /// How far from the ends the line begins, as the slider's does below.
  private static let inset: CGFloat = 10

  static func place(of instant: Instant, in width: CGFloat, _ span: ClosedRange<Instant>) -> CGFloat
  {
    let all = max(span.upperBound.seconds - span.lowerBound.seconds, 1e-9)
    let part = (instant.seconds - span.lowerBound.seconds) / all
    return inset + part * max(width - 2 * inset, 1)
  }

  static func instant(at x: CGFloat, of width: CGFloat, in span: ClosedRange<Instant>) -> Instant {
    let part = min(max((x - inset) / max(width - 2 * inset, 1), 0), 1)
    let all = span.upperBound.seconds - span.lowerBound.seconds
    return span.lowerBound.advanced(by: .saturating(seconds: all * part))
  }
}
