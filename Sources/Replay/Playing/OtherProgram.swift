/// That a script was recorded by another program than the one that plays it, or by another version.
public struct OtherProgram: Hashable, Sendable {
  /// The one that the script was recorded by.
  public var recorded: String
  /// The one that it is played by.
  public var here: String

  /// Creates a difference; nil where there is none.
  public init?(recorded: String, here: String) {
    guard recorded != here else { return nil }
    self.recorded = recorded
    self.here = here
  }
}

extension OtherProgram: CustomStringConvertible {
  public var description: String { sentence.description }
}
