/// An event of a script, or a step without one, that has just happened.
public struct PlayedEvent: Sendable {
  /// The number of its step, from 0.
  public let index: Int
  public let step: ReplayStep
  /// Whether all of the step has happened.
  public let isLast: Bool

  /// Where the step stands.
  ///
  /// - Parameter file: What errors call the script.
  public func position(in file: String) -> SourcePosition {
    step.position(in: file)
  }
}
