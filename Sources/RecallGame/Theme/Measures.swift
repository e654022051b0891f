import RecallUI

/// The lengths of a screen, in points, by the size of its window.
///
/// They grow with the window's shorter side, between what can still be read and what would only
/// take space from the cards.
package struct Measures: Equatable {
  /// 1 in a window of 600 points. What a large window has to spare goes to the cards first.
  package let scale: CGFloat

  /// How much larger text is than what is meant for most people, as far as there is room for it.
  package let textScale: CGFloat

  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - textScale: How much larger text is to be than what is meant for most people.
  package init(_ size: CGSize, textScale: CGFloat = 1) {
    self.textScale = Self.textScale(textScale, in: size)
    let whole = min(size.width, size.height) / 600
    scale = min(max(whole > 1 ? 1 + (whole - 1) * 0.75 : whole, 0.4), 2.2)
  }

  /// Around the table and between its parts.
  package var margin: CGFloat { (20 * scale).rounded() }
  /// Between things that belong together.
  package var spacing: CGFloat { (10 * scale).rounded() }

  /// How wide lines get that are to be read.
  package var pageWidth: CGFloat { room(760, least: 1) }

  /// The height of the row with the deck and the buttons.
  package var barHeight: CGFloat {
    // A line has a fifth more than its letters, and a button as much around it as is between things.
    max((66 * scale).rounded(), (buttonLength * 1.25 + 2 * spacing).rounded(.up))
  }
  /// A card of the deck.
  package var deckCard: CGFloat { ((barHeight - 8 * scale) * Theme.cardAspect).rounded() }

  /// The height of the rail on which a ghost runs.
  var railHeight: CGFloat { max((18 * scale).rounded(), 10) }

  // MARK: Type

  package var title: Font { .system(size: length(26, least: 15), weight: .bold) }
  /// With digits of one width, so that a clock that ticks moves nothing beside it.
  package var figure: Font {
    .system(size: length(24, least: 13), weight: .bold).monospacedDigit()
  }
  package var caption: Font { .system(size: length(12, least: 9)) }
  /// The name of someone at the table, smaller than a title: up to four stand beside each other.
  func seatName(isOnTurn: Bool) -> Font {
    .system(size: length(16, least: 10), weight: isOnTurn ? .bold : .regular)
  }
  package var button: Font { .system(size: buttonLength, weight: .semibold) }
  private var buttonLength: CGFloat { length(15, least: 11) }
  package var body: Font { .system(size: length(16, least: 11)) }

  /// The extent of something that has text in it, which grows with that.
  ///
  /// - Parameters:
  ///   - points: In a window of 600 points.
  ///   - least: The part of it that the smallest windows have.
  package func room(_ points: CGFloat, least: CGFloat) -> CGFloat {
    points * max(scale, least) * max(textScale, 1)
  }

  /// Whether less than the smallest window has room for, as text is large: what stands beside words gives way to them.
  package var isCramped: Bool { scale < 0.4 * textScale }

  /// What a size would be for text that isn't larger than usual.
  package func room(of size: CGSize) -> CGSize {
    CGSize(width: size.width / max(textScale, 1), height: size.height / max(textScale, 1))
  }

  /// The start screen's name of the game.
  package var name: Font {
    .system(size: length(44, least: 26), weight: .bold)
  }

  /// What can be read stays as large as it is; what is to be larger gets that to the fraction.
  private func length(_ points: CGFloat, least: CGFloat) -> CGFloat {
    guard textScale > 1 else { return max((points * scale * textScale).rounded(), least) }
    return max((points * scale).rounded(), least) * textScale
  }

  /// How much larger text is in a window than what is meant for most people: what was asked for, as far as there is
  /// room.
  ///
  /// Each has room for 200 %: pages scroll, and what stands around the cards gives way to them. For more, the shorter
  /// side has 200 points for each time that text is as large as usual: a window of 1280 × 800 has room for 300 %.
  static func textScale(_ asked: CGFloat, in window: CGSize) -> CGFloat {
    min(asked, max(min(window.width, window.height) / 200, 2))
  }
}

private struct MeasuresKey: EnvironmentKey {
  static var defaultValue: Measures { Measures(CGSize(width: 800, height: 600)) }
}

private struct TextScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
  /// How much larger the game's text is than what is meant for most people.
  public var textScale: CGFloat {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  package var measures: Measures {
    get { self[MeasuresKey.self] }
    set { self[MeasuresKey.self] = newValue }
  }
}
