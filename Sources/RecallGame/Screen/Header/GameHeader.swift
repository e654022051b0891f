import RecallUI

/// The deck's name and the state of the game in numbers, as many of them as fit.
struct GameHeader: View {
  let game: EmojiMemoryGame
  /// The moves that a perfect memory needs on average; nil when nobody knows.
  let par: Double?
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    if let course = game.parts.course, game.setup.seats.count > 1 {
      SeatsHeader(game: game, seats: course.seats)
    } else {
      figures
    }
  }

  private var figures: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .center, spacing: measures.margin * 1.4) {
        Text(LocalizedStringKey(name: game.title))
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
    HeaderFigure("pairs left") { FigureText(figure: game.parts.pairsLeft) }
  }

  private var moves: some View {
    HeaderFigure("moves") { FigureText(figure: game.parts.moves) }
  }

  private var time: some View {
    TimeFigure(game: game)
  }

  private var score: some View {
    HeaderFigure("score") { FigureText(figure: game.parts.score) }
  }
}

/// The time that has passed, or what of the time is left in a race.
struct TimeFigure: View {
  let game: EmojiMemoryGame

  var body: some View {
    if let race = game.setup.race {
      HeaderFigure("time left") {
        RaceText(clock: game.parts.clock, limit: .milliseconds(race))
      }
    } else {
      HeaderFigure("time") { ClockText(clock: game.parts.clock) }
    }
  }
}

/// A number of the game in digits.
private struct FigureText: View {
  @ObservedObject var figure: Observed<Int>

  var body: some View {
    Text(verbatim: figure.value.withMinusSign)
  }
}

/// A number and what it says.
struct HeaderFigure<Number: View>: View {
  /// What it is called in English, as tests and scripts call it.
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
      Text(LocalizedStringKey(name))
        .font(measures.caption)
        .foregroundColor(palette.quiet)
    }
    .lineLimit(1)
    // A number and what it says are one.
    .accessibilityDescription { AccessibleDescription(role: .label) }
  }
}
