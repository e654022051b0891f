/// Events that are felt one after the other.
public final class CHHapticPattern: Sendable {
  let events: [CHHapticEvent]
  let parameters: [CHHapticDynamicParameter]

  /// - Parameters:
  ///   - events: In any order.
  ///   - parameters: Changes of how they are felt.
  /// - Throws: `CHHapticError` where a time is negative, or no number.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    guard events.allSatisfy({ $0.relativeTime.isTime && $0.duration.isTime }) else {
      throw CHHapticError(.invalidEventTime)
    }
    guard parameters.allSatisfy({ $0.relativeTime.isTime }) else {
      throw CHHapticError(.invalidTime)
    }
    self.events = events.sorted { $0.relativeTime < $1.relativeTime }
    self.parameters = parameters.sorted { $0.relativeTime < $1.relativeTime }
  }

  /// From its start to the end of its last event, in seconds.
  public var duration: TimeInterval { events.map(\.end).max() ?? 0 }

  /// What an event is for who plays.
  ///
  /// - Parameters:
  ///   - event: One of this pattern's.
  ///   - sent: Changes that were sent to its player since.
  func feedback(
    for event: CHHapticEvent, _ sent: [CHHapticDynamicParameter.ID: Float]
  ) -> SensoryFeedback {
    let intensity =
      (event.value(.hapticIntensity) ?? 1)
      * (control(.hapticIntensityControl, at: event.relativeTime) ?? 1)
      * (sent[.hapticIntensityControl] ?? 1)
    let sharpness =
      (event.value(.hapticSharpness) ?? 0.5)
      + (control(.hapticSharpnessControl, at: event.relativeTime) ?? 0)
      + (sent[.hapticSharpnessControl] ?? 0)
    return .impact(flexibility: Self.flexibility(sharpness), intensity: Double(intensity))
  }

  private func control(_ id: CHHapticDynamicParameter.ID, at time: TimeInterval) -> Float? {
    parameters.last { $0.parameterID == id && $0.relativeTime <= time }?.value
  }

  /// A third of all values for each.
  private static func flexibility(_ sharpness: Float) -> SensoryFeedback.Flexibility {
    switch sharpness {
    case ..<(1 / 3): .soft
    case (2 / 3)...: .rigid
    default: .solid
    }
  }
}

extension TimeInterval {
  /// Whether something can happen then, counted from a start.
  var isTime: Bool { isFinite && self >= 0 }
}
