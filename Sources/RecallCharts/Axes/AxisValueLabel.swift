/// What says a value of an axis.
public struct AxisValueLabel: AxisMark {
  private let label: AxisLabel

  private init(_ content: AxisLabel.Content, _ isCentered: Bool?, _ standing: AxisLabelStanding) {
    label = AxisLabel(content: content, isCentered: isCentered, standing: standing)
  }

  /// Creates a label that says the value.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands between this value and the next one.
  ///   - anchor: Which part of it stands at the value; nil for the one that is nearest to the plot.
  ///   - multiLabelAlignment: Taken for what programs say: each label stands by itself.
  ///   - collisionResolution: What becomes of labels that would lie over each other.
  ///   - offsetsMarks: Taken for what programs say: other marks stay where they are.
  ///   - orientation: Which way its words run.
  ///   - horizontalSpacing: How far it is from the plot, or from its value, to the side, in points.
  ///   - verticalSpacing: How far it is from the plot above or below, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered,
      AxisLabelStanding(
        anchor: anchor, orientation: orientation, mayOverlap: collisionResolution.mayOverlap,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label of some words.
  ///
  /// - Parameters:
  ///   - titleKey: The words.
  ///   - centered: Whether it stands between this value and the next one.
  ///   - anchor: Which part of it stands at the value; nil for the one that is nearest to the plot.
  ///   - multiLabelAlignment: Taken for what programs say: each label stands by itself.
  ///   - collisionResolution: What becomes of labels that would lie over each other.
  ///   - offsetsMarks: Taken for what programs say: other marks stay where they are.
  ///   - orientation: Which way its words run.
  ///   - horizontalSpacing: How far it is from the plot, or from its value, to the side, in points.
  ///   - verticalSpacing: How far it is from the plot above or below, in points.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(titleKey)), centered,
      AxisLabelStanding(
        anchor: anchor, orientation: orientation, mayOverlap: collisionResolution.mayOverlap,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label of some words.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - centered: Whether it stands between this value and the next one.
  ///   - anchor: Which part of it stands at the value; nil for the one that is nearest to the plot.
  ///   - multiLabelAlignment: Taken for what programs say: each label stands by itself.
  ///   - collisionResolution: What becomes of labels that would lie over each other.
  ///   - offsetsMarks: Taken for what programs say: other marks stay where they are.
  ///   - orientation: Which way its words run.
  ///   - horizontalSpacing: How far it is from the plot, or from its value, to the side, in points.
  ///   - verticalSpacing: How far it is from the plot above or below, in points.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(verbatim: String(title))), centered,
      AxisLabelStanding(
        anchor: anchor, orientation: orientation, mayOverlap: collisionResolution.mayOverlap,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label that is a view.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands between this value and the next one.
  ///   - anchor: Which part of it stands at the value; nil for the one that is nearest to the plot.
  ///   - multiLabelAlignment: Taken for what programs say: each label stands by itself.
  ///   - collisionResolution: What becomes of labels that would lie over each other.
  ///   - offsetsMarks: Taken for what programs say: other marks stay where they are.
  ///   - orientation: Which way its words run.
  ///   - horizontalSpacing: How far it is from the plot, or from its value, to the side, in points.
  ///   - verticalSpacing: How far it is from the plot above or below, in points.
  ///   - content: The view.
  public init<Label: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Label
  ) {
    let label = content()
    self.init(
      (label as? Text).map { .text($0) } ?? .view(AnyView(label)), centered,
      AxisLabelStanding(
        anchor: anchor, orientation: orientation, mayOverlap: collisionResolution.mayOverlap,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label that says the value in a format of Foundation's, in English.
  ///
  /// - Parameters:
  ///   - format: How it is written.
  ///   - centered: Whether it stands between this value and the next one.
  ///   - anchor: Which part of it stands at the value; nil for the one that is nearest to the plot.
  ///   - multiLabelAlignment: Taken for what programs say: each label stands by itself.
  ///   - collisionResolution: What becomes of labels that would lie over each other.
  ///   - offsetsMarks: Taken for what programs say: other marks stay where they are.
  ///   - orientation: Which way its words run.
  ///   - horizontalSpacing: How far it is from the plot, or from its value, to the side, in points.
  ///   - verticalSpacing: How far it is from the plot above or below, in points.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  )
  where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      .format { datum in
        Format.FormatInput.PrimitivePlottable(_datum: datum)
          .flatMap(Format.FormatInput.init(primitivePlottable:)).map { Text($0, format: format) }
      }, centered,
      AxisLabelStanding(
        anchor: anchor, orientation: orientation, mayOverlap: collisionResolution.mayOverlap,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label that says the number in a format: `.number`, `.percent`, `.currency(code:)`.
  ///
  /// - Parameters:
  ///   - format: How it is written.
  ///   - centered: Whether it stands between this value and the next one.
  ///   - anchor: Which part of it stands at the value; nil for the one that is nearest to the plot.
  ///   - multiLabelAlignment: Taken for what programs say: each label stands by itself.
  ///   - collisionResolution: What becomes of labels that would lie over each other.
  ///   - offsetsMarks: Taken for what programs say: other marks stay where they are.
  ///   - orientation: Which way its words run.
  ///   - horizontalSpacing: How far it is from the plot, or from its value, to the side, in points.
  ///   - verticalSpacing: How far it is from the plot above or below, in points.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput == Double, Format.FormatOutput == String {
    self.init(
      .format { datum in
        guard case .number(let number) = datum else { return nil }
        return Text(number, format: format)
      }, centered,
      AxisLabelStanding(
        anchor: anchor, orientation: orientation, mayOverlap: collisionResolution.mayOverlap,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  public func _addParts(to parts: inout _AxisParts) {
    parts.labels.append(label)
  }
}
