/// A line of a text that was laid out.
public struct LaidOutLine: Equatable, Sendable {
  /// The characters that it was made of, by their numbers in the text: those of its runs, one run after the other.
  ///
  /// White space at which a line breaks, and what ends a line, belong to the line before. Of a text that was cut, the
  /// last line has all that is left.
  public var characters: Range<Int>
  /// What each of the characters covers, from its left edge to its right one, in points from the line's left end; nil
  /// for one that isn't shown, having been cut off.
  public var spans: [ClosedRange<CGFloat>?]
  /// What the sign covers that stands for what was cut off; nil where nothing was.
  public var ellipsis: ClosedRange<CGFloat>?
  /// In points.
  public var width: CGFloat
  /// How far its top is below the text's, in points.
  public var top: CGFloat
  /// From its top to its bottom, in points: of the largest letters in it.
  public var height: CGFloat
  /// From its top to its baseline, in points.
  public var ascent: CGFloat

  public init(
    characters: Range<Int>, spans: [ClosedRange<CGFloat>?], ellipsis: ClosedRange<CGFloat>? = nil,
    width: CGFloat, top: CGFloat = 0, height: CGFloat = 0, ascent: CGFloat = 0
  ) {
    self.characters = characters
    self.spans = spans
    self.ellipsis = ellipsis
    self.width = width
    self.top = top
    self.height = height
    self.ascent = ascent
  }

  /// What a character of the line covers, told by its number in the text.
  package func span(of character: Int) -> ClosedRange<CGFloat>? {
    let index = character - characters.lowerBound
    return spans.indices.contains(index) ? spans[index] : nil
  }
}

extension ResolvedText {
  /// How many characters each of the runs has, counted alone.
  package var characterCount: Int { runs.reduce(0) { $0 + $1.string.count } }
}

extension TextMeasurer {
  /// One line, with each character where it stands in that.
  public func lines(of text: ResolvedText, width: CGFloat?) -> [LaidOutLine] {
    let count = text.characterCount
    var spans = characterSpans(in: text).prefix(count).map(Optional.some)
    let end = spans.last.flatMap { $0?.upperBound } ?? 0
    // Runs may have characters that are one together.
    while spans.count < count { spans.append(end...end) }
    let metrics = measure(text, width: nil)
    return [
      LaidOutLine(
        characters: 0..<count, spans: spans, width: metrics.size.width,
        height: metrics.size.height, ascent: metrics.firstBaseline)
    ]
  }
}
