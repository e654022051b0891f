import RecallUI

/// Says that all pairs are found, and offers another game.
struct WinBanner: View {
  let moves: Int
  let score: Int
  let startOver: () -> Void

  var body: some View {
    VStack(spacing: Theme.spacing) {
      Text("🎉").font(.system(size: 56))
      Text("All pairs found")
        .font(.system(.title, weight: .bold))
        .foregroundColor(.black)
      Text("\(moves) moves, \(score) points")
        .foregroundColor(Color(white: 0.35))
      Text("Play again")
        .font(.system(.headline))
        .foregroundColor(Theme.bright)
        .padding(.horizontal, Theme.margin)
        .padding(.vertical, Theme.spacing)
        .background(Capsule().fill(Theme.cardBackBottom))
        .onTapGesture(perform: startOver)
        .accessibilityIdentifier("play again")
        .padding(.top, Theme.spacing)
    }
    .padding(Theme.margin * 1.5)
    .background(RoundedRectangle(cornerRadius: Theme.margin).fill(Theme.cardFace))
  }
}
