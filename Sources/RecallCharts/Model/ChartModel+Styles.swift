extension ChartModel {
  /// The style of what `foregroundStyle(by:)` tells: of a gradient, the color of a number, or of a kind among the others.
  ///
  /// - Parameters:
  ///   - index: Which of the kinds it is.
  ///   - scales: What a program says of styles.
  func style(of datum: _Datum, at index: Int, by scales: ChartScales) -> AnyShapeStyle {
    guard let gradient = scales.gradient else {
      return scales.styles.look(of: datum, at: index, usual: KindScale.palette)
    }
    guard case .number(let number) = datum else {
      let last = styles.names.count - 1
      return AnyShapeStyle(gradient._color(at: last > 0 ? Double(index) / Double(last) : 0))
    }
    return AnyShapeStyle(gradient._color(at: styleNumbers.fraction(of: number)))
  }
}
