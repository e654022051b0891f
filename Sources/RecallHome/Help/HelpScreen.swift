import RecallGame
import RecallUI

/// How to play, with the game itself playing above.
struct HelpScreen: View {
  let settings: GameSettings
  /// Deals a game that explains itself.
  let playFirstGame: () -> Void
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: measures.margin) {
        ShownGame()
          .frame(height: 240 * max(measures.scale, 0.75))
          .clipShape(RoundedRectangle(cornerRadius: measures.margin))
          .overlay {
            RoundedRectangle(cornerRadius: measures.margin).strokeBorder(palette.placeEdge)
          }
        ForEach(HelpTopic.all(settings)) { topic in
          VStack(alignment: .leading, spacing: 4) {
            Text(LocalizedStringKey(topic.title)).font(measures.button).foregroundColor(
              palette.text
            )
            .accessibilityAddTraits(.isHeader)
            Text(topic.text).font(measures.body).foregroundColor(palette.text)
          }
        }
        MenuButton("Play a game that explains itself", icon: "play.fill", action: playFirstGame)
          .accessibilityIdentifier("first game")
        keys
      }
      .padding(measures.margin)
      .frame(maxWidth: measures.room(640, least: 0.8))
      .frame(maxWidth: .infinity)
    }
    .homePage("Help")
  }

  private var keys: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Keys").font(measures.button).foregroundColor(palette.text)
        .accessibilityAddTraits(.isHeader)
      Grid(alignment: .leading, horizontalSpacing: measures.margin, verticalSpacing: 4) {
        ForEach(HelpKey.all(settings)) { key in
          GridRow {
            Text(key.keys).foregroundColor(palette.text)
            Text(LocalizedStringKey(key.meaning)).foregroundColor(palette.quiet)
          }
        }
      }
      .font(measures.body)
    }
  }
}
