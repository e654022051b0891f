/// A place in a file.
public struct SourcePosition: Hashable, Sendable {
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String {
    "\(file):\(line):\(column)"
  }
}
