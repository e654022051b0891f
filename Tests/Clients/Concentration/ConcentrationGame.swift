import Foundation

struct ConcentrationGame<Symbol: Hashable> {
    struct Card: Identifiable, Equatable {
        let id: String
        let symbol: Symbol
        var isFaceUp = false
        var isMatched = false
    }

    private(set) var cards: [Card] = []
    private(set) var flips = 0

    private var indexOfOnlyFaceUpCard: Int? {
        let faceUp = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
        return faceUp.count == 1 ? faceUp.first : nil
    }

    init(symbols: [Symbol]) {
        for (number, symbol) in symbols.enumerated() {
            cards.append(Card(id: "\(number)a", symbol: symbol))
            cards.append(Card(id: "\(number)b", symbol: symbol))
        }
    }

    mutating func flip(_ card: Card) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }),
            !cards[index].isFaceUp, !cards[index].isMatched
        else { return }
        flips += 1
        if let other = indexOfOnlyFaceUpCard {
            if cards[other].symbol == cards[index].symbol {
                cards[other].isMatched = true
                cards[index].isMatched = true
            }
        } else {
            for other in cards.indices where !cards[other].isMatched {
                cards[other].isFaceUp = false
            }
        }
        cards[index].isFaceUp = true
    }
}
