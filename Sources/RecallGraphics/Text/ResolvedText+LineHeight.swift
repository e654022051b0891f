extension ResolvedText {
  /// This text with its lines as far from each other as is said; nil for as it is.
  ///
  /// - Parameters:
  ///   - height: How far.
  ///   - measurer: Tells how high a line of its letters is.
  package func spaced(
    _ height: TextLineHeight?, by measurer: any TextMeasurer
  ) -> ResolvedText {
    guard let height, let largest = runs.max(by: { $0.font.size < $1.font.size }) else {
      return self
    }
    var line = largest
    line.string = "x"
    let natural = measurer.measure(ResolvedText(runs: [line]), width: nil).size.height
    var text = self
    text.lineSpacing += height.spacing(ofSize: line.font.size, height: natural)
    return text
  }
}
