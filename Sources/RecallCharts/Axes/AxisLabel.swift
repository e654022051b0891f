/// A label of an axis, as it is told.
struct AxisLabel {
  enum Content {
    /// The value as it looks well.
    case automatic
    case text(Text)
    case view(AnyView)
    case format((_Datum) -> Text?)
  }

  let content: Content
  /// Nil for between two values where bars stand there.
  let isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
}
