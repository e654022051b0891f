extension Image {
  /// Creates an image that a program draws, when it is made.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 20, height: 20)) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16)), with: .color(.red))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - label: What it says to who can't see it; nil for nothing.
  ///   - opaque: Accepted: it shows what is behind it where nothing is drawn.
  ///   - colorMode: Accepted: all colors are mixed as they are encoded.
  ///   - renderer: Draws, in a space that begins at the top leading corner; colors are those of light surroundings.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear, renderer: (inout GraphicsContext) -> Void
  ) {
    self.init(size: size, label: label, colorScheme: .light, renderer: renderer)
  }

  /// Creates an image that a program draws, when it is made, in the colors of light or dark surroundings.
  package init(
    size: CGSize, label: Text? = nil, colorScheme: ColorScheme,
    renderer: (inout GraphicsContext) -> Void
  ) {
    let recorder = CanvasRecorder()
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    let surroundings = Surroundings(
      environment: environment,
      textMeasurer: StageContext.services?.textMeasurer ?? FixedTextMeasurer())
    var context = GraphicsContext(
      recorder, in: CanvasFrame(size: size, surroundings: surroundings, symbols: []))
    renderer(&context)
    let operations = recorder.operations
    self.init(drawing: ImageDrawing(size: size) { $0.draw(operations) }, label: label)
  }
}
