import RecallUI

/// What stands for the game where a desktop shows its window: two cards, one turned up.
public struct GameIcon: View {
  /// The side of what it is drawn in, in points.
  public static let side: CGFloat = 64

  public init() {}

  public var body: some View {
    let width: CGFloat = 34
    ZStack {
      CardBack(width: width)
        .frame(width: width, height: width / Theme.cardAspect)
        .rotationEffect(.degrees(-14))
        .offset(x: -7, y: -1)
      ZStack {
        CardFront(width: width, edge: .good)
        Ornament().fill(Palette.light.cardBackBottom).frame(width: 24, height: 24)
      }
      .frame(width: width, height: width / Theme.cardAspect)
      .rotationEffect(.degrees(12))
      .offset(x: 9, y: 1)
    }
    .frame(width: GameIcon.side, height: GameIcon.side)
  }
}
