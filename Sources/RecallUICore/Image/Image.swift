/// A view that shows a picture, or one of the symbols that go with text.
public struct Image: View, Equatable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
    case picture(Picture, scale: CGFloat)
    case drawing(ImageDrawing)
  }

  /// How symbols compare with their text.
  public enum Scale: Sendable {
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// How a picture is drawn in another size than its own.
  public typealias Interpolation = Picture.Interpolation

  let source: Source
  private(set) var isResizable = false
  /// Whether it is repeated in another size than its own.
  private(set) var isTiled = false
  /// What is said of it instead of its name.
  private(set) var label: Text?
  private(set) var smoothing = Interpolation.medium
  /// In how many colors it is drawn if it is a symbol; nil for as around.
  var symbolMode: SymbolRenderingMode?
  /// What is said of its colors; nil for nothing.
  private(set) var template: TemplateRenderingMode?
  /// In which color its shape is drawn instead of its own ones and the style around; nil for neither.
  private(set) var tint: Color?

  init(source: Source) {
    self.source = source
  }

  init(drawing: ImageDrawing, label: Text?) {
    source = .drawing(drawing)
    self.label = label
  }

  /// Creates a view of the picture that the environment's `pictures` have under a name.
  ///
  /// A name that they don't have is reported (`StageIssue.unknownImage`), and a crossed frame
  /// stands for it.
  public init(_ name: String) {
    source = .named(name)
  }

  /// Creates a view of the picture that the environment's `pictures` have under a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Taken for what programs name: pictures are handed in.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// Creates a view of a picture that says something.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Taken for what programs name: pictures are handed in.
  ///   - label: What it says to who can't see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name)
    self.label = label
  }

  /// Creates a view of a picture that says nothing.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Taken for what programs name: pictures are handed in.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name)
  }

  /// Creates a view of a symbol, as large as the text around it and in its style.
  ///
  /// The drawings are this module's own; their names are those of SF Symbols for what they show. A
  /// name without one is reported (`StageIssue.unknownImage`), and a crossed frame stands for it.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates a view of a picture.
  ///
  /// - Parameters:
  ///   - picture: What it shows.
  ///   - scale: How many of its pixels are a point.
  public init(_ picture: Picture, scale: CGFloat = 1) {
    source = .picture(picture, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// This image in whatever size it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// This image in whatever size it is offered, stretched as a whole.
  ///
  /// - Parameters:
  ///   - capInsets: Taken for none, which they are where a program says nothing of them.
  ///   - resizingMode: How it gets there.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode
  ) -> Image {
    var image = resizable()
    image.isTiled = resizingMode == .tile
    return image
  }

  /// How an image comes to a size.
  public enum ResizingMode: Sendable {
    case stretch
    /// It is repeated in its own size, from the top left on. Symbols are stretched.
    case tile
  }

  /// Taken for what programs say: edges are smooth where pixels aren't whole.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// What of an image is drawn.
  public enum TemplateRenderingMode: Sendable {
    /// Its shape, in the style around it: what symbols do.
    case template
    /// As it is: what pictures do, and symbols in the colors that a thing has.
    case original
  }

  /// This image in its own colors, or in the style around.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.template = renderingMode
    return image
  }

  /// The shape of this image in a color, unless it is said that it is to be in the style around.
  package func tinted(_ color: Color) -> Image {
    var image = self
    image.tint = color
    return image
  }

  /// Whether of a picture only its shape is drawn.
  func isTemplate(in environment: EnvironmentValues) -> Bool {
    tint != nil || (template.map { $0 == .template } ?? environment.drawsTemplates)
  }

  /// This image, drawn so in another size than its own.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.smoothing = interpolation
    return image
  }

  public typealias Body = Never
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// How symbols compare with their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private struct DrawsTemplatesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether pictures that say nothing of it are drawn as shapes in the style around, as in bars of tabs.
  package var drawsTemplates: Bool {
    get { self[DrawsTemplatesKey.self] }
    set { self[DrawsTemplatesKey.self] = newValue }
  }
}

extension View {
  /// Makes symbols smaller or larger than their text.
  public consuming func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
