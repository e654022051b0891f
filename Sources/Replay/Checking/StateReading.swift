/// What invariants have read in a state, kept up to date from event to event at the cost of what
/// changed.
public protocol StateReading: AnyObject {
  /// Reads all of a state.
  func read(_ state: StateSnapshot)

  /// Goes on to the next state.
  ///
  /// - Parameters:
  ///   - differences: In what it differs from the one that was read last, in no order.
  ///   - state: The state.
  func follow(_ differences: [LineDifference], to state: StateSnapshot)
}

/// The readings of a session, by their keys.
final class StateReadings {
  private var kept: [(key: String, reading: any StateReading)] = []

  func reading(as key: String) -> (any StateReading)? {
    kept.first { $0.key == key }?.reading
  }

  func keep(_ reading: any StateReading, as key: String) {
    kept.append((key, reading))
  }

  func follow(_ differences: [LineDifference], to state: StateSnapshot) {
    for (_, reading) in kept { reading.follow(differences, to: state) }
  }
}
