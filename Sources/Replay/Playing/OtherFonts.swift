/// That a script was recorded under fonts in which texts have other sizes than here.
public struct OtherFonts: Hashable, Sendable {
  /// Those that the script was recorded under.
  public var recorded: ReplayFonts
  /// Those that it is played under.
  public var here: ReplayFonts

  /// Creates a difference; nil where texts have the same sizes, whatever the fonts are called.
  public init?(recorded: ReplayFonts, here: ReplayFonts) {
    guard recorded.fingerprint != here.fingerprint else { return nil }
    self.recorded = recorded
    self.here = here
  }
}

extension OtherFonts: CustomStringConvertible {
  public var description: String { sentence.description }
}

extension ReplayFonts {
  var list: String {
    families.map(\.shortened.asValue.description).joined(separator: ", ")
  }
}
