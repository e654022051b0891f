/// Something that is felt at an instant of a pattern.
public final class CHHapticEvent: Sendable {
  /// A tap, or something that lasts.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// Something that lasts. A stage has it felt when it begins.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }

  /// What is said of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How strong it is; 1 where nothing is said.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// From soft to rigid; 0.5, which is solid, where nothing is said.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  /// In seconds from the pattern's start.
  public let relativeTime: TimeInterval
  /// In seconds.
  public let duration: TimeInterval

  /// - Parameters:
  ///   - type: A tap, or something that lasts.
  ///   - eventParameters: How it is felt.
  ///   - relativeTime: When it begins, in seconds from the pattern's start.
  ///   - duration: How long it lasts, in seconds; for a tap it says nothing.
  public init(
    eventType type: EventType, parameters eventParameters: [CHHapticEventParameter],
    relativeTime: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    self.eventParameters = eventParameters
    self.relativeTime = relativeTime
    self.duration = duration
  }

  /// When it is over, in seconds from the pattern's start.
  var end: TimeInterval { relativeTime + (type == .hapticContinuous ? duration : 0) }

  /// What is said of it last; nil for nothing.
  func value(_ parameter: ParameterID) -> Float? {
    eventParameters.last { $0.parameterID == parameter }?.value
  }
}
