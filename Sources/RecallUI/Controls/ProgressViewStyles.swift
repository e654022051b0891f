/// A bar for what is known, a circle for what is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills; a piece of it moves along while nobody knows how far it has come.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// What fills it; nil for the tint around.
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a style with a color of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ZStack {
        Capsule().fill(ProgressLook.track)
        if let fraction = configuration.fractionCompleted {
          BarPart(start: 0, end: fraction).fill(.tint)
        } else {
          TimelineView(.animation) { context in
            let place = ProgressLook.turn(at: context.date) * 1.3 - 0.3
            BarPart(start: place, end: place + 0.3).fill(.tint)
          }
        }
      }
      .frame(height: ProgressLook.barHeight)
      .modifier(ProgressTint(tint: tint))
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// A ring that fills; an arc turns round while nobody knows how far it has come.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// What fills it; nil for the tint around.
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates a style with a color of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      ZStack {
        if let fraction = configuration.fractionCompleted {
          arc(to: 1).stroke(ProgressLook.track, lineWidth: ProgressLook.ringWidth)
          arc(to: fraction).stroke(.tint, style: ProgressLook.arcStyle)
            .rotationEffect(.degrees(-90))
        } else {
          TurningArc(arc: arc(to: 0.7))
        }
      }
      .frame(width: ProgressLook.ringSize, height: ProgressLook.ringSize)
      .modifier(ProgressTint(tint: tint))
      configuration.label
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }

  private func arc(to end: Double) -> RingPart {
    RingPart(end: end, inset: ProgressLook.ringWidth / 2)
  }
}

/// Has a style's own color be the tint.
private struct ProgressTint: ViewModifier {
  let tint: Color?

  func body(content: Content) -> some View {
    if let tint { content.tint(tint) } else { content }
  }
}

/// An arc that turns round, in the tint that somebody set, else in gray.
private struct TurningArc: View {
  let arc: RingPart
  @Environment(\.tint) private var tint

  init(arc: RingPart) {
    self.arc = arc
  }

  var body: some View {
    TimelineView(.animation) { context in
      arc.stroke(tint ?? .secondary, style: ProgressLook.arcStyle)
        .rotationEffect(.degrees(360 * ProgressLook.turn(at: context.date)))
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The measures of progress views, in points.
private enum ProgressLook {
  static let barHeight: CGFloat = 6
  static let ringSize: CGFloat = 24
  static let ringWidth: CGFloat = 3
  static let arcStyle = StrokeStyle(lineWidth: ringWidth, lineCap: .round)
  static let track = Color.gray.opacity(0.25)
  /// How long the circle takes to turn round once, in seconds.
  private static let period = 1.2

  /// Which part of a turn is done at a date, from 0 to 1.
  static func turn(at date: Date) -> Double {
    (date.timeIntervalSinceReferenceDate / period).truncatingRemainder(dividingBy: 1)
  }
}

/// A part of a bar with round ends.
private struct BarPart: Shape {
  /// Where it begins and ends, as parts of the bar; what lies outside of 0 to 1 is cut off.
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard end > start else { return Path() }
    // A part that is shorter than its round ends are is as long as these.
    let width = max(rect.width * (end - start), min(rect.height, rect.width))
    let x = min(rect.minX + rect.width * start, rect.maxX - width)
    return Path(
      roundedRect: CGRect(x: x, y: rect.minY, width: width, height: rect.height),
      cornerSize: CGSize(width: rect.height / 2, height: rect.height / 2))
  }
}
