extension Text {
  /// The lines of a text, for who draws them.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether something was left out for which there was no room.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(position: Int) -> Line { lines[position] }

    /// A line, which consists of runs.
    public struct Line: RandomAccessCollection, Equatable {
      /// Where the line's baseline begins, in points.
      public var origin: CGPoint
      let runs: [Run]

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(position: Int) -> Run { runs[position] }

      /// What the line covers.
      public var typographicBounds: TypographicBounds {
        guard let first = runs.first else { return TypographicBounds(origin: origin) }
        return runs.dropFirst().reduce(first.typographicBounds) { $0.union($1.typographicBounds) }
      }
    }

    /// A stretch of a line in one look, which consists of glyphs.
    public struct Run: RandomAccessCollection, Equatable {
      let stretch: GlyphStretch

      public var startIndex: Int { 0 }
      public var endIndex: Int { stretch.glyphs.count }
      public subscript(position: Int) -> RunSlice { self[position..<(position + 1)] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// What the text says with a type of this stretch; nil for nothing.
      public subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? {
        stretch.attributes?[type]
      }

      /// The whole of it.
      private var all: RunSlice { self[startIndex..<endIndex] }
      public var layoutDirection: LayoutDirection { stretch.direction }
      /// What the stretch covers.
      public var typographicBounds: TypographicBounds { all.typographicBounds }
      /// The numbers of its characters in the text.
      public var characterIndices: [CharacterIndex] { all.characterIndices }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run that they are of.
      public var run: Run
      /// Their numbers in the run.
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: 0..<run.stretch.glyphs.count)
      }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(position: Int) -> RunSlice { self[position..<(position + 1)] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      /// What the text says with a type of the run; nil for nothing.
      public subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? { run[type] }

      /// What the glyphs cover.
      public var typographicBounds: TypographicBounds { run.stretch.bounds(of: indices) }

      /// The numbers of their characters in the text.
      public var characterIndices: [CharacterIndex] {
        indices.map { CharacterIndex(value: run.stretch.first + $0) }
      }
    }

    /// The number of a character in a text.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
      let value: Int

      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.value < right.value
      }

      public func distance(to other: CharacterIndex) -> Int { other.value - value }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }

    /// What glyphs cover, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the baseline begins.
      public var origin: CGPoint
      public var width: CGFloat
      /// From the top to the baseline.
      public var ascent: CGFloat
      /// From the baseline to the bottom.
      public var descent: CGFloat
      /// Between lines.
      public var leading: CGFloat

      public init() { self.init(origin: .zero) }

      init(
        origin: CGPoint, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
        leading: CGFloat = 0
      ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      fileprivate func union(_ other: TypographicBounds) -> TypographicBounds {
        let all = rect.union(other.rect)
        return TypographicBounds(
          origin: CGPoint(x: all.minX, y: origin.y), width: all.width, ascent: origin.y - all.minY,
          descent: all.maxY - origin.y, leading: Swift.max(leading, other.leading))
      }
    }

    /// How glyphs are drawn: taken for what programs say, as glyphs stand where they are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

/// Glyphs side by side in one look: each is a character.
struct GlyphStretch: Equatable {
  /// The stretch as a text of its own, in one line.
  let text: ResolvedText
  /// Its characters, in the order of the text.
  let characters: [Character]
  /// What each covers, from the left of the text.
  let glyphs: [ClosedRange<CGFloat>]
  /// From the text's top, in points.
  let baseline: CGFloat
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  let direction: LayoutDirection
  /// The number of the first character in the text.
  let first: Int
  let attributes: TextAttributes?

  func bounds(of indices: Range<Int>) -> Text.Layout.TypographicBounds {
    let covered = glyphs[indices]
    let left = covered.map(\.lowerBound).min() ?? 0
    let right = covered.map(\.upperBound).max() ?? left
    return Text.Layout.TypographicBounds(
      origin: CGPoint(x: left, y: baseline), width: right - left, ascent: ascent,
      descent: descent, leading: leading)
  }

  /// Some of the characters as a text of their own.
  func text(of indices: Range<Int>) -> ResolvedText {
    var part = text
    guard !part.runs.isEmpty else { return part }
    part.runs[0].string = String(characters[indices])
    return part
  }
}
