extension Symbol {
  /// The drawing of a name; nil when there is none.
  package static func named(_ name: String) -> Symbol? {
    all[name] ?? composed(name)
  }

  static let all = Dictionary(
    uniqueKeysWithValues: signs + arrows + things + shapes + everyday + nature + controls
      + sundries + games)
}
