import RecallUI

/// The deck's name and the state of the game in numbers, as many of them as fit.
struct GameHeader: View {
  @ObservedObject var game: EmojiMemoryGame
  /// The moves that a perfect memory needs on average; nil when nobody knows.
  let par: Double?

  var body: some View {
    HeaderLine(
      title: game.title, pairsLeft: game.pairsLeft, movesMade: game.moves, par: par,
      clock: game.clock, points: game.score)
  }
}

/// What the header shows, which is evaluated anew only when some of it changes.
private struct HeaderLine: View {
  let title: String
  let pairsLeft: Int
  let movesMade: Int
  let par: Double?
  let clock: GameClock
  let points: Int
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .center, spacing: measures.margin * 1.4) {
        Text(title)
          .font(measures.title)
          .foregroundColor(palette.text)
          .lineLimit(1)
        Spacer(minLength: measures.margin)
        all
      }
      HStack(spacing: measures.margin) { all }
      HStack(spacing: measures.spacing) {
        score
        moves
        time
      }
      HStack(spacing: measures.spacing) {
        score
        moves
      }
      score
    }
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder private var all: some View {
    pairs
    moves
    if let par {
      HeaderFigure("par") { Text("\(Int(par.rounded()))") }
    }
    time
    score
  }

  private var pairs: some View {
    HeaderFigure("pairs left") { Text("\(pairsLeft)") }
  }

  private var moves: some View {
    HeaderFigure("moves") { Text("\(movesMade)") }
  }

  private var time: some View {
    HeaderFigure("time") { ClockText(clock: clock) }
  }

  private var score: some View {
    HeaderFigure("score") { Text(points.withMinusSign) }
  }
}

/// A number and what it says.
struct HeaderFigure<Number: View>: View {
  let name: String
  let number: Number
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  init(_ name: String, @ViewBuilder number: () -> Number) {
    self.name = name
    self.number = number()
  }

  var body: some View {
    VStack(spacing: 0) {
      number
        .font(measures.figure)
        .foregroundColor(palette.text)
        .accessibilityIdentifier(name)
      Text(name)
        .font(measures.caption)
        .foregroundColor(palette.quiet)
    }
    .lineLimit(1)
  }
}
