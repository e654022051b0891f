import SwiftUI

struct ConcentrationView: View {
    @StateObject private var viewModel: ConcentrationViewModel

    init(viewModel: @autoclosure @escaping () -> ConcentrationViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack(spacing: 12) {
            Text("Flips: \(viewModel.flips)")
                .font(.title)
                .accessibilityIdentifier("flips")
            cards
            Spacer(minLength: 0)
            Button("New Game") {
                withAnimation(.easeInOut(duration: 0.5)) {
                    viewModel.startOver()
                }
            }
            .font(.headline)
            .disabled(viewModel.flips == 0)
        }
        .padding()
    }

    private var cards: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 4), spacing: 8) {
            ForEach(viewModel.cards) { card in
                Text(card.symbol)
                    .font(.system(size: 40))
                    .turned(isFaceUp: card.isFaceUp, isGone: card.isMatched)
                    .aspectRatio(3 / 4, contentMode: .fit)
                    .onTapGesture {
                        withAnimation(.linear(duration: 0.3)) {
                            viewModel.flip(card)
                        }
                    }
                    .accessibilityIdentifier(card.id)
            }
        }
    }
}

struct Turned: ViewModifier, Animatable {
    private var degrees: Double
    private let isGone: Bool

    init(isFaceUp: Bool, isGone: Bool) {
        degrees = isFaceUp ? 0 : 180
        self.isGone = isGone
    }

    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let card = RoundedRectangle(cornerRadius: Constants.corner)
            if degrees < 90 {
                card.fill(Color.white)
                card.strokeBorder(Color.indigo, lineWidth: Constants.line)
            } else {
                card.fill(
                    LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
            }
            content.opacity(degrees < 90 ? 1 : 0)
        }
        .opacity(isGone ? 0.3 : 1)
        .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
    }

    private enum Constants {
        static let corner: CGFloat = 10
        static let line: CGFloat = 2
    }
}

extension View {
    func turned(isFaceUp: Bool, isGone: Bool) -> some View {
        modifier(Turned(isFaceUp: isFaceUp, isGone: isGone))
    }
}

struct ConcentrationView_Previews: PreviewProvider {
    static var previews: some View {
        ConcentrationView(viewModel: ConcentrationViewModel())
    }
}
