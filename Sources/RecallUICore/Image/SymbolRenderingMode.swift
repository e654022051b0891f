/// In how many colors a symbol is drawn.
///
/// A drawing has parts where it shows several things (a cloud and a sun), or stands out against a ground (`plus.circle.fill`).
/// Any other is one part.
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String

  /// All in the style around.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the colors that a thing has: a sun is yellow. What has none is in the style around.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Each part is in the style around, what matters less at a lower level of it.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each part is in a style of its own: those that `foregroundStyle(_:_:)` sets.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// In how many colors symbols are drawn; nil for one, or as many as there are styles for them.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets in how many colors symbols in this view are drawn.
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// This image, drawn in so many colors, if it is a symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// How the parts of a symbol are colored; nil for all in one color.
  func coloring(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    if tint != nil { return nil }
    let mode = symbolMode ?? templateMode ?? environment.symbolRenderingMode
    guard let mode else { return environment.hasPalette ? .palette : nil }
    return mode == .monochrome ? nil : mode
  }

  private var templateMode: SymbolRenderingMode? {
    switch template {
    case .original: .multicolor
    case .template: .monochrome
    case nil: nil
    }
  }
}

extension EnvironmentValues {
  /// Whether several styles are set for what is drawn in them.
  fileprivate var hasPalette: Bool { foregroundStyles.count > 1 }

  /// The paint of a symbol's part.
  ///
  /// - Parameters:
  ///   - part: What is painted.
  ///   - mode: How.
  ///   - paint: The paint of what matters most.
  ///   - rect: Where the symbol stands.
  func paint(
    of part: SymbolPart, _ mode: SymbolRenderingMode, _ paint: Paint, for rect: CGRect
  ) -> Paint {
    guard mode == .multicolor else {
      return part.level == 0
        ? paint : HierarchicalShapeStyle(level: part.level)._paint(in: self, for: rect)
    }
    return part.hue.map { Color($0)._paint(in: self, for: rect) } ?? paint
  }
}

extension Color {
  /// The system's color of a hue.
  fileprivate init(_ hue: SymbolPart.Hue) {
    self =
      switch hue {
      case .yellow: .yellow
      case .orange: .orange
      case .red: .red
      case .green: .green
      case .blue: .blue
      case .cyan: .cyan
      case .gray: .gray
      case .white: .white
      }
  }
}
