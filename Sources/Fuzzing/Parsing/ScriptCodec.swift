import Replay

/// How scripts are read and printed: as the program does, or as a canary does.
public struct ScriptCodec: Sendable {
  /// Reads a text.
  public var read: @Sendable ([UInt8]) throws(ReplayError) -> ReplayScript
  /// Prints a script, in UTF-8.
  public var print: @Sendable (ReplayScript) -> [UInt8]

  /// Creates a way to read and print scripts.
  public init(
    read: @escaping @Sendable ([UInt8]) throws(ReplayError) -> ReplayScript,
    print: @escaping @Sendable (ReplayScript) -> [UInt8]
  ) {
    self.read = read
    self.print = print
  }

  /// The program's way.
  public static let program = ScriptCodec(
    read: { bytes throws(ReplayError) in try ReplayScript(parsing: bytes, file: "fuzz") },
    print: \.bytes)
}
