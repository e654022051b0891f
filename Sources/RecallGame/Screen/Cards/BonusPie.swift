import GameModel
import RecallUI

/// The part of a card's bonus time that is left, running down while the card uses it up.
struct BonusPie: View {
  let card: EmojiMemoryGame.Card
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.clock) private var clock

  var body: some View {
    RunningPie(card: card, width: width, share: card.bonusRemaining(at: GameInstant(clock.now)))
  }
}

/// A pie that runs down.
private struct RunningPie: View {
  let card: EmojiMemoryGame.Card
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.palette) private var palette
  @Environment(\.clock) private var clock
  @State private var share: Double

  /// - Parameter share: What is left when the pie comes, from 0 to 1.
  init(card: EmojiMemoryGame.Card, width: CGFloat, share: Double) {
    self.card = card
    self.width = width
    _share = State(initialValue: share)
  }

  var body: some View {
    ZStack {
      Pie(share: share).fill(palette.bonus)
      Pie(share: share).stroke(
        palette.bonusEdge, style: StrokeStyle(lineWidth: max(width * 0.02, 1), lineJoin: .round))
    }
    .frame(width: width * Theme.cardPie, height: width * Theme.cardPie)
    .onChange(of: card, initial: true) { run() }
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
