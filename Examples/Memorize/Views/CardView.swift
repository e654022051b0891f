import SwiftUI

struct CardView: View {
  typealias Card = MemoryGame<String>.Card

  let card: Card

  init(card: Card) {
    self.card = card
  }

  var body: some View {
    Text(card.content)
      .font(.system(size: 200))
      .minimumScaleFactor(0.01)
      .aspectRatio(1, contentMode: .fit)
      .padding(5)
      .rotationEffect(.degrees(card.isMatched ? 360 : 0))
      .animation(.easeInOut(duration: 1), value: card.isMatched)
      .cardify(isFaceUp: card.isFaceUp)
      .opacity(card.isFaceUp || !card.isMatched ? 1 : 0)
  }
}

struct CardView_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      CardView(card: .init(isFaceUp: true, content: "🚗", id: "1a"))
      CardView(card: .init(content: "🚗", id: "1b"))
    }
    .padding()
    .foregroundColor(.red)
  }
}
