import SwiftUI

struct EmojiMemoryGameView: View {
  @StateObject var game: EmojiMemoryGame

  init(game: @autoclosure @escaping () -> EmojiMemoryGame) {
    _game = StateObject(wrappedValue: game())
  }

  var body: some View {
    VStack {
      cards
      HStack {
        Text("Score: \(game.score)").animation(nil, value: game.score)
        Spacer()
        Button("Shuffle") {
          withAnimation { game.shuffle() }
        }
        .accessibilityIdentifier("shuffle")
        Button("New Game") {
          withAnimation { game.newGame() }
        }
        .accessibilityIdentifier("newGame")
      }
      .font(.title3)
      .padding(.top, 8)
    }
    .padding()
    .navigationTitle(game.isOver ? "Well done!" : game.theme.name)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var cards: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(game.cards) { card in
          CardView(card: card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .accessibilityIdentifier("card:\(card.id)")
            .onTapGesture {
              withAnimation { game.choose(card) }
            }
        }
      }
    }
    .foregroundStyle(game.theme.color)
  }
}

#Preview {
  NavigationStack {
    EmojiMemoryGameView(game: EmojiMemoryGame(theme: .builtins[1]))
  }
}
