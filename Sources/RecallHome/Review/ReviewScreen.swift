import RecallGame
import RecallUI
import Simulation

/// A game taken apart: what was skill, what was luck, and what each costly choice was about.
///
/// Left and right go a step back and on, Home and End to the ends; so do buttons, a slider, the chart and
/// the list.
public struct ReviewScreen: View {
  private let game: ReviewedGame
  private let onClose: (() -> Void)?
  @State private var step = 0
  @FocusState private var hasFocus: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.cardBackStyle) private var backs
  @Environment(\.paletteTraits) private var traits
  @Environment(\.textScale) private var textScale
  @Environment(\.layoutDirection) private var direction

  /// Shows a review, from the beginning of the game.
  ///
  /// - Parameters:
  ///   - game: What was played.
  ///   - onClose: What a button, and Escape, do; nil for a screen that others lead away from.
  public init(_ game: ReviewedGame, onClose: (() -> Void)? = nil) {
    self.game = game
    self.onClose = onClose
  }

  public var body: some View {
    let palette = Palette(colorScheme, backs: backs, traits: traits)
    GeometryReader { geometry in
      let measures = Measures(geometry.size, textScale: textScale)
      ZStack {
        LinearGradient(
          colors: [palette.tableTop, palette.tableBottom], startPoint: .top, endPoint: .bottom)
        ReviewLayout(game: game, size: geometry.size, step: $step, onClose: onClose)
      }
      .environment(\.measures, measures)
    }
    .environment(\.palette, palette)
    .tint(palette.accent)
    .focusable()
    .focused($hasFocus)
    .defaultFocus($hasFocus, true)
    .focusShape(Path())
    .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end], phases: [.down, .repeat]) { press in
      guard press.modifiers.isEmpty else { return .ignored }
      step = min(max(target(of: press.key.read(in: direction)), 0), game.steps)
      return .handled
    }
  }

  private func target(of key: KeyEquivalent) -> Int {
    switch key {
    case .leftArrow: step - 1
    case .rightArrow: step + 1
    case .home: 0
    default: game.steps
    }
  }
}
