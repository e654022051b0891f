extension PersonNameComponents {
  /// How a name is written, the given one first.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: Codable, Hashable, Sendable {
      /// The given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts, with what stands before and behind.
      case long
      /// The first letters.
      case abbreviated
    }

    public var style: Style

    public init(style: Style = .medium) {
      self.style = style
    }

    public func format(_ value: PersonNameComponents) -> String {
      let names = [value.givenName, value.familyName].filled
      switch style {
      case .short: return [value.nickname, value.givenName, value.familyName].filled.first ?? ""
      case .medium: return names.joined(separator: " ")
      case .long:
        return [
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ].filled.joined(separator: " ")
      case .abbreviated: return names.compactMap { $0.first.map(String.init) }.joined()
      }
    }
  }

  /// The given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// This name in a format.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// How a name is written.
  public static func name(style: PersonNameComponents.FormatStyle.Style)
    -> PersonNameComponents.FormatStyle
  {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension [String?] {
  /// What is there.
  fileprivate var filled: [String] { compactMap { $0 }.filter { !$0.isEmpty } }
}
