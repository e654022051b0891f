extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The room between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// Taken for what programs say: a font has letters of one width.
  public func width(_ width: Width) -> Font { self }

  /// Taken for what programs say: a font has one room between its lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// Taken for what programs say: small letters stay what they are.
  public func smallCaps() -> Font { self }

  /// Taken for what programs say: small letters stay what they are.
  public func lowercaseSmallCaps() -> Font { self }

  /// Taken for what programs say: capital letters stay what they are.
  public func uppercaseSmallCaps() -> Font { self }
}

extension View {
  /// Taken for what programs say: a font has letters of one width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
}

extension Text {
  /// Taken for what programs say: a font has letters of one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}
