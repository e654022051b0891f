import RecallUI

/// Makes a card of a view: the view is its face, and it turns over in space, as a card does, when
/// the other side comes up.
struct Cardify: AnimatableModifier {
  /// In degrees, from 0 for face up to 180 for face down.
  private var angle: Double
  private let keepsFace: Bool
  private let width: CGFloat
  private let edge: CardFront.Edge

  /// - Parameters:
  ///   - keepsFace: Whether the face of a card that lies face down waits behind its back: one that will be turned up
  ///     again has its face made once.
  ///   - width: The card's, in points.
  init(isFaceUp: Bool, keepsFace: Bool, width: CGFloat, edge: CardFront.Edge = .plain) {
    angle = isFaceUp ? 0 : 180
    self.keepsFace = keepsFace
    self.width = width
    self.edge = edge
  }

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func body(content: Content) -> some View {
    // Seen from the side, at 90 degrees, a card has no face. Both sides are always there, as one is
    // made anew with each turn otherwise.
    let showsFace = angle < 90
    ZStack {
      CardFront(width: width, edge: edge).opacity(showsFace ? 1 : 0)
      // What is turned away from is gone with its side, and doesn't fade. In the frames on the way nothing waits.
      if showsFace || keepsFace && angle == 180 {
        content
          .opacity(showsFace ? 1 : 0)
          .transaction(value: showsFace) { if !showsFace { $0.animation = nil } }
      }
      // The light falls on it as on the deck: what is turned over is mirrored.
      CardBack(width: width).scaleEffect(x: -1).opacity(showsFace ? 0 : 1)
    }
    .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
  }
}
