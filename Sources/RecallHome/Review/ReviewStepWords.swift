import RecallGame
import RecallUI
import Simulation

/// What happened at a step, in words.
struct ReviewStepWords: View {
  let game: ReviewedGame
  let step: Int
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: measures.spacing / 2) {
      HStack(spacing: measures.spacing) {
        if let mark = game.choice(at: step)?.mark {
          ChoiceMarkBadge(mark: mark, size: max(22 * measures.scale, 16))
        }
        Text(game.title(ofStep: step))
          .font(measures.button)
          .foregroundColor(palette.panelText)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("step words")
      }
      ForEach(Array(notes.enumerated()), id: \.offset) { _, note in
        ReviewNoteView(game: game, note: note)
      }
      if let choice = game.choice(at: step) {
        Text(luck(of: choice))
          .font(measures.caption)
          .foregroundColor(palette.panelQuiet)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var notes: [ReviewNote] {
    game.notes(ofStep: step) + [game.choice(at: step).flatMap(game.reason)].compactMap { $0 }
  }

  private func luck(of choice: ReviewedChoice<Double>) -> LocalizedStringKey {
    let luck = LocalizedStringKey.Argument.decimal(ReviewWords.change(choice.luck, digits: 2))
    guard let time = game.time(ofStep: step) else {
      return LocalizedStringKey("Luck of this card: {luck}.", ["luck": luck])
    }
    return LocalizedStringKey(
      "At {time}. Luck of this card: {luck}.", ["time": .text(time), "luck": luck])
  }
}

/// A sentence with the card that it is about.
struct ReviewNoteView: View {
  let game: ReviewedGame
  let note: ReviewNote
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: measures.spacing) {
      if let card = note.card {
        CardPicture(
          .face(game.symbol(of: card)), width: max(18 * measures.scale, 13), card: card)
      }
      Text(note.sentence)
        .font(measures.body)
        .foregroundColor(palette.panelText)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// What is marked on the table, and how.
struct ReviewBoardKey: View {
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: measures.spacing) {
      entry("seen before") {
        Circle().fill(palette.cardFace)
          .overlay { Circle().stroke(palette.cardBackBottom, lineWidth: 3) }
          .frame(width: size, height: size)
      }
      entry("better") { BetterBadge(size: size).offset(x: -size * 0.25, y: size * 0.25) }
      entry("chosen") {
        RoundedRectangle(cornerRadius: 3).strokeBorder(palette.panelText, lineWidth: 2)
          .frame(width: size * 0.8, height: size * 1.1)
      }
    }
  }

  private var size: CGFloat { max(12 * measures.scale, 9) }

  private func entry<Sign: View>(_ name: LocalizedStringKey, @ViewBuilder sign: () -> Sign)
    -> some View
  {
    HStack(spacing: 4) {
      sign()
      Text(name)
        .font(measures.caption)
        .foregroundColor(palette.panelQuiet)
        .lineLimit(1)
    }
  }
}
