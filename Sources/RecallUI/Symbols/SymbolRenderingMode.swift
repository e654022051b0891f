/// In how many colors a symbol is drawn. The drawings here have one, so that all modes look alike.
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// Taken for what programs say of Apple's symbols: the drawings here have one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Taken for what programs say of Apple's symbols: the drawings here have one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
