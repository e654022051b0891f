/// What is wrong with a file of translations, with its place: what was expected there, and what was found.
public struct CatalogError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What the file is called.
  public var file: String
  /// From 1; nil for the file as a whole.
  public var line: Int?
  public var expected: String
  public var found: String

  public init(file: String, line: Int? = nil, expected: String, found: String) {
    self.file = file
    self.line = line
    self.expected = expected
    self.found = found
  }

  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): expected \(expected), found \(found)"
  }
}
