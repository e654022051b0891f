import CCairo
import RecallGraphics

/// Measures text with pango, and lays it out for the rasterizer.
///
/// Sizes don't depend on the scale of a screen: nothing is rounded to pixels. Confined to one
/// thread at a time.
public final class PangoTextMeasurer: TextMeasurer {
  /// The cost of layouts that are kept, in bytes; a card's emoji takes about 500.
  static let cacheCapacity = 4_000_000

  private let fonts: Fonts
  private var layouts = BoundedCache<Key, TextLayout>(capacity: cacheCapacity) { $0.cost }

  /// The carets of lines that are edited.
  private var carets = BoundedCache<Key, [CGFloat]>(capacity: 1_000_000) { $0.count * 8 + 200 }

  /// The lines of texts with links, symbols or grounds of words.
  private var keptLines = BoundedCache<Key, [LaidOutLine]>(capacity: 2_000_000) { lines in
    lines.reduce(200) {
      $0 + 100 + $1.spans.count * MemoryLayout<ClosedRange<CGFloat>?>.stride
    }
  }

  private var digitWidths: [ResolvedFont: DigitWidths] = [:]

  /// What a layout depends on; colors are not part of it.
  private struct Key: Hashable {
    struct Run: Hashable {
      var string: String
      var font: ResolvedFont
      var kerning: CGFloat
      var baselineOffset: CGFloat

      /// By the bytes: two spellings of é are equal strings, but may be different glyphs, and
      /// which of them came first must not matter.
      static func == (left: Run, right: Run) -> Bool {
        left.font == right.font && left.kerning == right.kerning
          && left.baselineOffset == right.baselineOffset
          && left.string.utf8.elementsEqual(right.string.utf8)
      }
    }

    var runs: [Run]
    var lineLimit: Int?
    var truncationMode: ResolvedText.TruncationMode
    var lineSpacing: CGFloat
    var direction: TextDirection?
    var width: Int32?

    init(_ text: ResolvedText, width: Int32?) {
      runs = text.runs.map {
        Run(
          string: $0.string, font: $0.font, kerning: $0.kerning,
          baselineOffset: $0.baselineOffset)
      }
      lineLimit = text.lineLimit
      truncationMode = text.truncationMode
      lineSpacing = text.lineSpacing
      direction = text.direction
      self.width = width
    }
  }

  /// Creates a measurer with fonts of its own, found by the system's configuration.
  public init() {
    fonts = FontLock.withLock { Fonts() }
  }

  deinit {
    FontLock.withLock { fonts.close() }
  }

  /// Measures `text`.
  ///
  /// An empty text has no size and no line. A `lineLimit` below 1 counts as 1. The width that is
  /// returned is at most `width`, even where a single letter is wider.
  ///
  /// - Parameters:
  ///   - text: What to measure.
  ///   - width: Where to wrap, between words, or within a word that is longer; in points.
  ///     Nil, infinite, and more than 500,000 break only where the text says so.
  /// - Complexity: O(*length*) the first time.
  public func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
    if let figure = figureAlike(text) {
      let whole = keptLayout(figure, units: nil).metrics
      if width.map({ whole.size.width <= $0 }) ?? true { return whole }
    }
    return layout(text, width: width).metrics
  }

  /// A figure that is as large as `text`, the same one for many; nil where that isn't a figure, or
  /// where nobody asked yet which digits of its font are alike.
  ///
  /// A clock shows another text each second, and most of them have one size.
  private func figureAlike(_ text: ResolvedText) -> ResolvedText? {
    guard text.runs.count == 1, let widths = digitWidths[text.runs[0].font], !widths.areUnlike
    else { return nil }
    var figure = text
    figure.runs[0].string = ""
    for scalar in text.runs[0].string.unicodeScalars {
      switch scalar {
      case "0"..."9":
        let twin = widths.twin(of: UInt8(truncatingIfNeeded: scalar.value))
        figure.runs[0].string.unicodeScalars.append(Unicode.Scalar(twin))
      // What was measured beside digits.
      case ":", "−", "+", ".", ",": figure.runs[0].string.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    return figure
  }

  /// Which digits are as wide as others in a font.
  ///
  /// It is found out by measuring: not every font has digits of one width where it is asked for
  /// them. Each digit is measured alone, beside itself, beside a zero, and beside the signs that
  /// figures have.
  ///
  /// - Complexity: O(1) but for the first time for a font, which takes some milliseconds.
  public func digitWidths(in font: ResolvedFont) -> DigitWidths {
    guard font.hasMonospacedDigits || font.design == .monospaced else { return .unlike }
    if let known = digitWidths[font] { return known }
    let widths = (0...9).map { digit in
      ["#", "##", "0#0", "#:#", "−#", "+#", "#.#,# #"].map { pattern in
        width(of: pattern.replacing("#", with: "\(digit)"), in: font)
      }
    }
    let found = DigitWidths { widths[$0] == widths[$1] }
    digitWidths[font] = found
    return found
  }

  private func width(of string: String, in font: ResolvedFont) -> CGFloat {
    let run = ResolvedText.Run(string: string, font: font, color: .init(red: 0, green: 0, blue: 0))
    return FontLock.withLock { fonts.layout(ResolvedText(runs: [run]), width: nil) }
      .metrics.size.width
  }

  /// The lines of `text`, wrapped at `width` points.
  func layout(_ text: ResolvedText, width: CGFloat?) -> TextLayout {
    layout(text, units: PangoTextMeasurer.units(of: width))
  }

  private static func units(of width: CGFloat?) -> Int32? {
    width.flatMap { width in
      width > PangoUnits.maximum ? nil : PangoUnits.rounding(width.isNaN ? 0 : width)
    }
  }

  private func layout(_ text: ResolvedText, units: Int32?) -> TextLayout {
    guard let units else { return keptLayout(text, units: nil) }
    // What stands on one line as it is, stands so in each width that it fits into: a figure that a
    // stack measures for several widths is laid out once.
    let whole = keptLayout(text, units: nil)
    let fits = PangoUnits.rounding(whole.metrics.size.width) <= units
    return fits && whole.metrics.lineCount == 1 && !whole.metrics.isTruncated
      ? whole : keptLayout(text, units: units)
  }

  /// Where a caret stands in a line of text.
  ///
  /// - Complexity: O(*length*) the first time.
  public func caretPositions(in line: ResolvedText) -> [CGFloat] {
    let key = Key(line, width: nil)
    if let known = carets.value(for: key) { return known }
    let found = FontLock.withLock { fonts.caretPositions(in: line) }
    carets.insert(found, for: key)
    return found
  }

  /// What each character of a line of text covers.
  ///
  /// - Complexity: O(*length*), each time: only selections in both directions of writing ask.
  public func characterSpans(in line: ResolvedText) -> [ClosedRange<CGFloat>] {
    FontLock.withLock { fonts.characterSpans(in: line) }
  }

  /// Where the characters of a text stand in the lines that it is drawn in.
  ///
  /// - Complexity: O(*length*).
  public func lines(of text: ResolvedText, width: CGFloat?) -> [LaidOutLine] {
    var units = PangoTextMeasurer.units(of: width)
    // What stands on one line as it is, is drawn so.
    if layout(text, units: units) === keptLayout(text, units: nil) { units = nil }
    let key = Key(text, width: units)
    if let known = keptLines.value(for: key) { return known }
    let found = FontLock.withLock { fonts.lines(of: text, width: units) }
    keptLines.insert(found, for: key)
    return found
  }

  /// The layout for a width and no other.
  func keptLayout(_ text: ResolvedText, units: Int32?) -> TextLayout {
    let key = Key(text, width: units)
    if let layout = layouts.value(for: key) { return layout }
    let layout = reproducible(
      FontLock.withLock { fonts.layout(text, width: units) }, of: text, units: units)
    layouts.insert(layout, for: key)
    return layout
  }

  /// `layout`, with a width that gives the same lines again.
  ///
  /// That is nearly always the width of its longest line. But pango weighs the white space at the
  /// end of a line, and letters that were joined across it, before it breaks and drops them: 3 of
  /// 500 random paragraphs broke elsewhere in the width that they had taken. Such a text takes the
  /// width that it was offered. The second layout is not lost: the text is going to be drawn in it.
  private func reproducible(_ layout: TextLayout, of text: ResolvedText, units: Int32?)
    -> TextLayout
  {
    guard let units, layout.metrics.lineCount > 1 else { return layout }
    let taken = PangoUnits.rounding(layout.metrics.size.width)
    guard taken < units, !keptLayout(text, units: taken).hasLines(of: layout) else {
      return layout
    }
    return layout.widened(to: PangoUnits.points(units))
  }

  /// The font that emoji are drawn with; nil when there is no font at all.
  var emojiFont: (family: String, hasPictures: Bool)? {
    FontLock.withLock { fonts.font(for: "😀", as: ResolvedFont(size: 17)) }
  }

  /// The family in which letters are drawn; nil when there is no font at all.
  public func family(of font: ResolvedFont) -> String? {
    FontLock.withLock { fonts.font(for: "A", as: font)?.family }
  }
}
