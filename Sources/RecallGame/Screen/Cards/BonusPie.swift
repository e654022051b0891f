import GameModel
import RecallUI

/// The part of a card's bonus time that is left, running down while the card uses it up.
struct BonusPie: View {
  let card: EmojiMemoryGame.Card
  /// The card's, in points.
  let width: CGFloat
  /// Whether it can be seen: it comes and goes at once, with the side of the card that it is on.
  let isShown: Bool
  @Environment(\.palette) private var palette
  @Environment(\.clock) private var clock
  /// What is left, from 0 to 1; nil when the pie comes.
  @State private var share: Double?

  var body: some View {
    let share = share ?? card.bonusRemaining(at: GameInstant(clock.now))
    ZStack {
      Pie(share: share).fill(palette.bonus)
      Pie(share: share).stroke(
        palette.bonusEdge, style: StrokeStyle(lineWidth: max(width * 0.02, 1), lineJoin: .round))
    }
    .frame(width: width * Theme.cardPie, height: width * Theme.cardPie)
    .onChange(of: card, initial: true) { run() }
    .opacity(isShown ? 1 : 0)
    .animation(nil, value: isShown)
  }

  /// Shows what is left now; if it gets less, it does so evenly until nothing is left.
  private func run() {
    let now = GameInstant(clock.now)
    share = card.bonusRemaining(at: now)
    guard card.isConsumingBonusTime(at: now) else { return }
    let rest = card.bonusTimeRemaining(at: now).saturatingNanoseconds
    withAnimation(.linear(duration: Double(rest) / 1_000_000_000)) { share = 0 }
  }
}

/// A disc of which a part is gone, as the hands of a clock pass over it from twelve on.
struct Pie: Shape {
  /// How much is there, from 0 to 1.
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard share > 0 else { return Path() }
    guard share < 1 else {
      return Path(
        ellipseIn: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2))
    }
    var path = Path()
    path.move(to: middle)
    path.addArc(
      center: middle, radius: radius, startAngle: .degrees(270 - share * 360),
      endAngle: .degrees(270), clockwise: false)
    path.closeSubpath()
    return path
  }
}
