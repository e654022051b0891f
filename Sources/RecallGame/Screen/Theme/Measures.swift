import RecallUI

/// The lengths of a screen, in points, by the size of its window.
///
/// They grow with the window's shorter side, between what can still be read and what would only
/// take space from the cards.
package struct Measures: Equatable {
  /// 1 in a window of 600 points. What a large window has to spare goes to the cards first.
  package let scale: CGFloat

  /// How much larger text is than what is meant for most people.
  private let textScale: CGFloat

  package init(_ size: CGSize, textScale: CGFloat = 1) {
    self.textScale = textScale
    let whole = min(size.width, size.height) / 600
    scale = min(max(whole > 1 ? 1 + (whole - 1) * 0.75 : whole, 0.4), 2.2)
  }

  /// Around the table and between its parts.
  package var margin: CGFloat { (20 * scale).rounded() }
  /// Between things that belong together.
  package var spacing: CGFloat { (10 * scale).rounded() }

  /// The height of the row with the deck and the buttons.
  package var barHeight: CGFloat { (66 * scale).rounded() }
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
  package var button: Font { .system(size: length(15, least: 11), weight: .semibold) }
  package var body: Font { .system(size: length(16, least: 11)) }

  private func length(_ points: CGFloat, least: CGFloat) -> CGFloat {
    max((points * scale * textScale).rounded(), least)
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
