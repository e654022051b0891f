import RecallGame
import RecallUI
import Simulation

/// What came of a game, in numbers.
struct ReviewSummary: View {
  let game: ReviewedGame
  @Environment(\.measures) private var measures

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: measures.room(68, least: 0.8)), alignment: .top)],
      spacing: measures.spacing / 2
    ) {
      ForEach(figures, id: \.name) { figure in
        ReviewFigureView(figure: figure)
      }
    }
  }

  private var figures: [ReviewFigure] {
    let review = game.review
    var figures = game.isForTwo ? ofTwo : ofOne
    if abs(review.peeks) >= Self.least {
      figures.append(ReviewFigure("peeks", ReviewWords.change(review.peeks)))
    }
    if abs(review.shuffles) >= Self.least {
      figures.append(ReviewFigure("shuffles", ReviewWords.change(review.shuffles)))
    }
    if abs(review.remaining) >= Self.least {
      figures.append(ReviewFigure("still to go", ReviewWords.number(review.remaining)))
    }
    return figures
  }

  private var ofOne: [ReviewFigure] {
    let review = game.review
    return [
      ReviewFigure("accuracy", PlanText.percent(review.accuracy)),
      ReviewFigure("moves", LocalizedStringKey(verbatim: "\(review.moves)")),
      ReviewFigure("par", ReviewWords.number(review.par)),
      ReviewFigure("loss", ReviewWords.change(review.loss)),
      ReviewFigure("luck", ReviewWords.change(review.luck.reduce(0, +))),
    ]
  }

  private var ofTwo: [ReviewFigure] {
    let review = game.review
    return [
      ReviewFigure("moves", LocalizedStringKey(verbatim: "\(review.moves)")),
      ReviewFigure("par", ReviewWords.change(review.par)),
    ]
      + review.losses.indices.map { player in
        ReviewFigure(
          "\(game.name(of: player)): loss", review.losses[player], of: game.name(of: player), "loss"
        )
      }
      + review.luck.indices.map { player in
        ReviewFigure(
          "\(game.name(of: player)): luck", review.luck[player], of: game.name(of: player), "luck")
      }
  }

  /// What is shown as no zero.
  private static let least = 0.05
}

/// A number with its name.
private struct ReviewFigure {
  /// In English, as tests and scripts call it.
  let name: String
  let title: LocalizedStringKey
  let value: LocalizedStringKey

  init(_ name: String, _ value: LocalizedStringKey) {
    self.name = name
    title = LocalizedStringKey(name)
    self.value = value
  }

  /// - Parameter value: As it is written in English.
  init(_ name: String, _ value: String) {
    self.init(name, LocalizedStringKey(decimal: value))
  }

  /// What something came to for a player.
  init(_ name: String, _ value: Double, of player: String, _ what: LocalizedStringKey) {
    self.name = name
    title = LocalizedStringKey(
      "{name}: {figure}", ["name": .key(PlayerName.key(player)), "figure": .key(what)])
    self.value = LocalizedStringKey(decimal: ReviewWords.change(value))
  }
}

private struct ReviewFigureView: View {
  let figure: ReviewFigure
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      Text(figure.value)
        .font(measures.figure)
        .foregroundColor(palette.text)
        .minimumScaleFactor(0.6)
        .accessibilityIdentifier(figure.name)
      Text(figure.title)
        .font(measures.caption)
        .foregroundColor(palette.quiet)
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.5)
    }
    .lineLimit(1)
  }
}
