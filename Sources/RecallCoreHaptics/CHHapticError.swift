/// What is wrong with a pattern, or with what is asked of an engine.
public struct CHHapticError: Error, Hashable, LocalizedError {
  /// The kinds of it.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case invalidTime = -4831
    case invalidEventTime = -4823
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public var errorDescription: String? {
    switch code {
    case .engineNotRunning: "expected an engine that runs, found one that wasn't started or is gone"
    case .invalidTime: "expected a time of at least 0 seconds, found none"
    case .invalidEventTime: "expected events that begin and last at least 0 seconds, found others"
    }
  }
}
