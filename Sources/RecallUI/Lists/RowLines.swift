/// The lines above and below a row, and where they begin and end if the row doesn't say so.
struct RowLines: Equatable {
  let hasTop: Bool
  let hasBottom: Bool
  /// From the row's leading edge, in points.
  let leading: CGFloat
  /// From the row's trailing edge, in points.
  let trailing: CGFloat
}

extension HorizontalAlignment {
  /// Where the lines above and below a row of a list begin.
  ///
  /// ```swift
  /// Label("Folder", systemImage: "folder")
  ///   .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  /// ```
  ///
  /// Without such a guide in the row they begin at its inset. Of several guides in a row the mean counts.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

  /// Where the lines above and below a row of a list end; at its edge without such a guide in the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}
