import CCairo
import RecallUI

/// Measures text with pango, and lays it out for the rasterizer.
///
/// Sizes don't depend on the scale of a screen: nothing is rounded to pixels. Confined to one
/// thread at a time.
public final class PangoTextMeasurer: TextMeasurer {
  /// The cost of layouts that are kept, in bytes; a card's emoji takes about 500.
  static let cacheCapacity = 4_000_000

  private let fonts: Fonts
  private var layouts = BoundedCache<Key, TextLayout>(capacity: cacheCapacity) { $0.cost }

  /// What a layout depends on; colors are not part of it.
  private struct Key: Hashable {
    struct Run: Hashable {
      var string: String
      var font: ResolvedFont
    }

    var runs: [Run]
    var lineLimit: Int?
    var width: Int32?
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
    layout(text, width: width).metrics
  }

  /// The lines of `text`, wrapped at `width` points.
  func layout(_ text: ResolvedText, width: CGFloat?) -> TextLayout {
    let units = width.flatMap { width in
      width > PangoUnits.maximum ? nil : PangoUnits.rounding(width.isNaN ? 0 : width)
    }
    let key = Key(
      runs: text.runs.map { Key.Run(string: $0.string, font: $0.font) },
      lineLimit: text.lineLimit, width: units)
    return layouts.value(for: key) {
      FontLock.withLock { fonts.layout(text, width: units) }
    }
  }

  /// The font that an emoji is drawn with.
  var emojiFont: (family: String, hasPictures: Bool)? {
    FontLock.withLock { fonts.emojiFont }
  }
}
