/// Letters of other scripts that look like Latin ones, so that nobody could tell them apart on a card.
///
/// A small part of what Unicode's Technical Standard 39, "Unicode Security Mechanisms", calls
/// confusables (its data file is `confusables.txt`): letters that most fonts draw with the same
/// shapes. Letters of one script are left alone, however alike: a deck may have `O` and `0`, `I` and
/// `l`.
enum LookAlikes {
  /// Each with the letters that they look like.
  private static let table: [(letters: String, latin: String)] = [
    // Greek, capitals.
    (
      "\u{391}\u{392}\u{395}\u{396}\u{397}\u{399}\u{39A}\u{39C}\u{39D}\u{39F}"
        + "\u{3A1}\u{3A4}\u{3A5}\u{3A7}", "ABEZHIKMNOPTYX"
    ),
    // Greek, small letters, and the lunate sigma.
    ("\u{3BF}\u{3BD}\u{3F2}\u{3F3}", "ovcj"),
    // Cyrillic, capitals.
    (
      "\u{410}\u{412}\u{415}\u{405}\u{406}\u{408}\u{41A}\u{41C}\u{41D}\u{41E}"
        + "\u{420}\u{421}\u{422}\u{423}\u{425}\u{51A}\u{51C}", "ABESIJKMHOPCTYXQW"
    ),
    // Cyrillic, small letters.
    (
      "\u{430}\u{435}\u{455}\u{456}\u{458}\u{43E}\u{440}\u{441}\u{443}\u{445}"
        + "\u{4BB}\u{501}\u{51B}\u{51D}\u{475}\u{4CF}", "aesijopcyxhdqwvl"
    ),
    // Armenian.
    ("\u{555}\u{54D}\u{585}\u{578}\u{57D}\u{570}", "OUonuh"),
    // Cherokee.
    (
      "\u{13AA}\u{13AC}\u{13BB}\u{13AB}\u{13E6}\u{13DE}\u{13B7}\u{13E2}"
        + "\u{13D2}\u{13DA}\u{13A2}\u{13D9}\u{13B3}\u{13C3}", "AEHJKLMPRSTVWZ"
    ),
    // Roman numerals.
    (
      "\u{2160}\u{2164}\u{2169}\u{216C}\u{216D}\u{216E}\u{216F}\u{2170}"
        + "\u{2174}\u{2179}\u{217C}\u{217D}\u{217E}\u{217F}", "IVXLCDMivxlcdm"
    ),
  ]

  private static let latinLetters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: table.flatMap { zip($0.letters.unicodeScalars, $0.latin.unicodeScalars) })

  /// The Latin letter, digit or sign that a scalar looks like; or else the scalar itself.
  static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // The fullwidth forms stand in the order of ASCII.
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
    return latinLetters[scalar] ?? scalar
  }
}
