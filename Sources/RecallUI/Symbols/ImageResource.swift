/// The name of an image, as Xcode writes it for each image of a program: `Image(.mountain)`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Taken for what programs name: pictures are handed in.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// The name of a color, as Xcode writes it for each color of a program: `Color(.sand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Taken for what programs name: colors are handed in.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// Creates a view of the picture with the name of a resource.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }

  /// Creates a view of a symbol.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name.
  ///   - variableValue: Taken for what programs say: a symbol is drawn as a whole.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}

extension Color {
  /// The color with the name of a resource.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
