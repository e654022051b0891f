import RecallUI

/// Makes a card of a view: the view is its face, and it turns over in space, as a card does, when
/// the other side comes up.
struct Cardify: AnimatableModifier {
  /// In degrees, from 0 for face up to 180 for face down.
  private var angle: Double
  private let width: CGFloat
  private let edge: CardFront.Edge

  init(isFaceUp: Bool, width: CGFloat, edge: CardFront.Edge = .plain) {
    angle = isFaceUp ? 0 : 180
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
      if showsFace { content }
      // The light falls on it as on the deck: what is turned over is mirrored.
      CardBack(width: width).scaleEffect(x: -1).opacity(showsFace ? 0 : 1)
    }
    .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
  }
}
