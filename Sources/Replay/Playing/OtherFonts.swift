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
  public var description: String {
    "it was recorded with the fonts \(recorded.list); "
      + "here texts have other sizes, in \(here.list)"
  }
}

extension ReplayFonts {
  fileprivate var list: String {
    families.map(\.shortened.asValue).joined(separator: ", ")
  }
}
