/// The fonts that a game's texts are laid out in, as far as a recording knows them: by their names,
/// and by a number that tells whether texts have the same sizes elsewhere.
public struct ReplayFonts: Hashable, Sendable {
  /// The names of the families, for people to read.
  public var families: [String]
  /// 64 bits of the sizes of some texts: others where those have other sizes.
  public var fingerprint: UInt64

  /// Creates fonts; a script can say from 1 to 16 families.
  public init(families: [String], fingerprint: UInt64) {
    self.families = families
    self.fingerprint = fingerprint
  }
}
