import RecallUI

/// Says that the time of a race is over, and offers another try.
struct LostCover: View {
  let game: EmojiMemoryGame
  let exits: [GameExit]
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures
  @Environment(\.clock) private var clock

  var body: some View {
    Cover {
      CoverWords {
        Text("Time is up")
          .font(measures.title)
          .foregroundColor(palette.panelText)
        Text(LostCover.summary(found: pairs - game.pairsLeft, of: pairs))
          .font(measures.body)
          .foregroundColor(palette.panelText)
      }
      CoverButtons {
        CoverButton("Try again", isFirst: true) { game.startOver(at: clock.now) }
          .keyboardShortcut(.defaultAction)
          .keyboardShortcut("n", modifiers: [])
          .accessibilityIdentifier("try again")
        ExitButtons(exits)
      }
    }
    .multilineTextAlignment(.center)
  }

  private var pairs: Int { game.model.numberOfCards / 2 }

  static func summary(found: Int, of pairs: Int) -> LocalizedStringKey {
    LocalizedStringKey(
      one: "{found} of {count} pair found", other: "{found} of {count} pairs found", count: pairs,
      ["found": .number(found)])
  }
}
