import RecallUI

extension ResolvedText {
  /// A text in one font and color.
  static func plain(
    _ string: String, size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
    design: Font.Design = .default, color: Color.Resolved = .ink,
    alignment: TextAlignment = .leading, lineLimit: Int? = nil
  ) -> ResolvedText {
    ResolvedText(
      runs: [
        Run(
          string: string,
          font: ResolvedFont(size: size, weight: weight, isItalic: isItalic, design: design),
          color: color)
      ],
      alignment: alignment, lineLimit: lineLimit)
  }
}

extension Color.Resolved {
  static let ink = Color.Resolved(red: 0, green: 0, blue: 0)
  static let paper = Color.Resolved(red: 1, green: 1, blue: 1)
  static let red = Color.Resolved(red: 1, green: 0, blue: 0)
}
