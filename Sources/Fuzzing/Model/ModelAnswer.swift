import GameModel

/// What a game answers to an operation.
public enum ModelAnswer: Equatable, Sendable {
  case outcome(Outcome)
  /// Whether anything was changed.
  case changed(Bool)
  case done
}

extension ModelAnswer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .outcome(let outcome): "\(outcome)"
    case .changed(let changed): "\(changed)"
    case .done: "done"
    }
  }
}
