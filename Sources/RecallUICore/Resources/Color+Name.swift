extension Color {
  /// The color that the stage whose code asks was handed under a name (`Stage.init(…colors:…)`).
  ///
  /// SwiftUI looks into the program's bundle; a stage reads no files. A name that it wasn't handed is a gray, which
  /// shows in light and dark surroundings.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Taken for what programs name: colors are handed in.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = Color.handed(name) ?? .gray
  }

  /// The color that the stage whose code asks was handed under a name.
  package static func handed(_ name: String) -> Color? { StageContext.services?.colors[name] }
}
