import VirtualTime

/// Something that a stage did, and why.
///
/// ```
/// 1240 evaluation CardView [3]: card changed
/// 1240 timer set: DispatchQueue.main at Game/Table.swift:30, due 1740.0 ms
/// ```
public struct TraceEvent: Hashable, Sendable {
  /// What a stage can tell of.
  public enum Kind: String, CaseIterable, Sendable {
    /// Who competes for a pointer, and who wins it.
    case gestures
    /// The views whose bodies are evaluated, and what of them changed.
    case evaluations
    /// The containers that are laid out anew, and whether their content, their proposal or their
    /// place is why.
    case layout
    /// The timers that are set, that fire, and that are cancelled, with their owners and deadlines.
    case timers
    /// From where to where the focus of the keyboard goes, and what moves it.
    case focus
    /// What the program asks of the world: text to copy, an address to open.
    case effects
  }

  /// When it happened.
  public let instant: Instant
  /// What it is about.
  public let kind: Kind
  /// What happened, and why.
  public let text: String
}

extension TraceEvent: CustomStringConvertible {
  /// A line: the instant in milliseconds, the kind, and the text.
  public var description: String { "\(milliseconds) \(kind.word) \(text)" }

  private var milliseconds: String {
    let (whole, rest) = instant.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest == 0 ? "\(whole)" : "\(Double(instant.nanoseconds) / 1_000_000)"
  }
}

extension TraceEvent.Kind {
  /// What a line calls one of them.
  fileprivate var word: String {
    switch self {
    case .gestures: "gesture"
    case .evaluations: "evaluation"
    case .layout: "layout"
    case .timers: "timer"
    case .focus: "focus"
    case .effects: "effect"
    }
  }
}
