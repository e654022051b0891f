extension Symbol {
  /// The drawing of a name; nil when there is none.
  package static func named(_ name: String) -> Symbol? {
    let name = renamed(name)
    return all[name] ?? composed(name)
  }

  /// Three lines were called the other way round before iOS 16.
  private static func renamed(_ name: String) -> String {
    let (former, new) = ("line.horizontal.3", "line.3.horizontal")
    return name.hasPrefix(former) ? new + name.dropFirst(former.count) : name
  }

  static let all = Dictionary(
    uniqueKeysWithValues: signs + arrows + things + shapes + everyday + nature + controls
      + sundries + games + weather + writing + animals + household)
}
