/// The measures of round gauges, in points.
enum RingLook {
  static let size: CGFloat = 58
  static let width: CGFloat = 6
  static let stroke = StrokeStyle(lineWidth: width, lineCap: .round)
  /// Which part of the ring is open, below.
  static let gap = 0.25
  /// The part of its size to which a text shrinks that is too long for the room inside.
  static let leastText: CGFloat = 0.3

  /// What a mark on a track is filled with: on many colors, none of them.
  static func mark(on gradient: Gradient?) -> AnyShapeStyle {
    gradient == nil ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

/// A bar that is filled up to a part of it.
struct GaugeBar: View {
  let fraction: Double

  static let height: CGFloat = 6

  var body: some View {
    ZStack {
      Capsule().fill(ControlLook.track)
      FilledCapsule(fraction: fraction).fill(TrackTint(along: .line))
    }
    .frame(minWidth: 2 * Self.height, idealWidth: 100, maxWidth: .infinity)
    .frame(height: Self.height)
  }
}

/// A capsule that begins at the leading edge, and is never shorter than it is high.
private struct FilledCapsule: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let part = min(max(fraction, 0), 1)
    guard part > 0 else { return Path() }
    let width = max(rect.width * part, min(rect.height, rect.width))
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

/// A bar with a mark at a part of it.
struct MarkedBar: View {
  let fraction: Double
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    ZStack {
      Capsule().fill(TrackTint(along: .line)).opacity(gradient == nil ? 0.35 : 1)
      MarkOnBar(fraction: fraction).fill(.background)
      MarkOnBar(fraction: fraction).inset.fill(RingLook.mark(on: gradient))
    }
    .frame(minWidth: 4 * GaugeBar.height, idealWidth: 100, maxWidth: .infinity)
    .frame(height: GaugeBar.height)
  }
}

private struct MarkOnBar: Shape {
  var fraction: Double
  var gap: CGFloat = 2

  /// The mark itself, without the gap around it.
  var inset: MarkOnBar { MarkOnBar(fraction: fraction, gap: 0) }

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let side = rect.height
    let x = rect.minX + max(rect.width - side, 0) * min(max(fraction, 0), 1)
    return Circle().path(
      in: CGRect(x: x, y: rect.minY, width: side, height: side).insetBy(dx: -gap, dy: -gap))
  }
}

/// A ring that is open below, with a mark at a part of it.
struct OpenRing: View {
  let fraction: Double
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    let length = 1 - RingLook.gap
    ZStack {
      RingPart(end: length, inset: RingLook.width / 2)
        .stroke(TrackTint(along: .ring(360 * length)), style: RingLook.stroke)
        .opacity(gradient == nil ? 0.35 : 1)
        .rotationEffect(.degrees(start))
      mark(gap: 2).fill(.background)
      mark(gap: 0).fill(RingLook.mark(on: gradient))
    }
  }

  /// Where the ring begins, clockwise from three o'clock, in degrees.
  private var start: Double { 90 + 180 * RingLook.gap }

  private func mark(gap: CGFloat) -> MarkOnRing {
    MarkOnRing(
      angle: start + 360 * (1 - RingLook.gap) * min(max(fraction, 0), 1), gap: gap)
  }
}

private struct MarkOnRing: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// In degrees.
  var angle: Double
  let gap: CGFloat

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - RingLook.width / 2
    let middle = CGPoint(
      x: rect.midX + radius * cos(angle * .pi / 180),
      y: rect.midY + radius * sin(angle * .pi / 180))
    let reach = RingLook.width / 2 + gap
    return Circle().path(
      in: CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
  }
}
