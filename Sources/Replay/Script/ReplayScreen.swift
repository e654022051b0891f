/// A screen other than the table that a script begins on; from version 4 on.
public struct ReplayScreen: Equatable, Sendable {
  /// What the driver knows it by.
  public var name: String
  /// What the screen begins with, in a form that the driver knows: at most 16 MiB.
  public var given: String

  public init(name: String, given: String = "") {
    self.name = name
    self.given = given
  }

  /// The name of the screen that a script begins on that names none.
  static let table = "table"
}
