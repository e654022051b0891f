/// One thing about how an event is felt.
public final class CHHapticEventParameter: Sendable {
  public let parameterID: CHHapticEvent.ParameterID
  /// From 0 to 1.
  public let value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A change of how a player's events are felt, from an instant on.
public final class CHHapticDynamicParameter: Sendable {
  /// What of them it changes.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A factor of their intensity.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// What is added to their sharpness.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  public let parameterID: ID
  public let value: Float
  /// In seconds from the pattern's start.
  public let relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
}
