extension Symbol {
  /// The drawing of a name; nil when there is none.
  package static func named(_ name: String) -> Symbol? {
    let name = renamed(name)
    return all[name] ?? composed(name)
  }

  /// A name as the drawing has it that other versions of SF Symbols call otherwise, or that is drawn as another one.
  static func renamed(_ name: String) -> String {
    for (other, own) in otherNames where name.hasPrefix(other) {
      let rest = name.dropFirst(other.count)
      // Of whole words: `mail` is no beginning of `mailbox`.
      if rest.isEmpty || rest.first == "." { return own + rest }
    }
    return name
  }

  private static let otherNames = [
    ("line.horizontal.3", "line.3.horizontal"), ("icloud", "cloud"), ("mail", "envelope"),
    ("truck.box", "box.truck"), ("battery.0percent", "battery.0"),
    ("battery.25percent", "battery.25"), ("battery.50percent", "battery.50"),
    ("battery.75percent", "battery.75"), ("battery.100percent", "battery.100"),
    ("apps.iphone", "iphone"), ("docs", "doc.on.doc"), ("glasses", "eyeglasses"),
    ("fan", "fanblades"), ("stove", "oven"), ("lightrail", "tram"), ("uiwindow", "macwindow"),
    ("paragraph", "paragraphsign"), ("abc", "textformat"), ("airpods.pro", "airpodspro"),
    ("hourglass.tophalf.fill", "hourglass.tophalf.filled"),
    ("hourglass.bottomhalf.fill", "hourglass.bottomhalf.filled"), ("apple.logo", "applelogo"),
    ("logo.xbox", "gamecontroller"), ("xbox.logo", "gamecontroller"),
    ("playstation.logo", "gamecontroller"), ("homekit", "house"), ("appletv", "tv"),
    ("moped", "scooter"), ("star.lefthalf.fill", "star.leadinghalf.filled"),
    ("rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
    ("arrow.2.circlepath", "arrow.triangle.2.circlepath"), ("barometer", "gauge"),
    ("rhombus", "diamond"), ("case", "briefcase"),
  ]

  static let all = Dictionary(
    uniqueKeysWithValues: signs + arrows + things + shapes + everyday + nature + controls
      + sundries + games + weather + writing + animals + household + outdoors + home + marks
      + devices + grids + compounds + people)
}
