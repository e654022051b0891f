import RecallUI

/// The deck's name and the state of the game in numbers.
struct GameHeader: View {
  let title: String
  let pairsLeft: Int
  let moves: Int
  let score: Int

  var body: some View {
    HStack(spacing: Theme.margin) {
      Text(title)
        .font(.system(.title, weight: .bold))
        .foregroundColor(Theme.bright)
        .lineLimit(1)
      Spacer()
      figure("pairs left", pairsLeft)
      figure("moves", moves)
      figure("score", score)
    }
  }

  private func figure(_ name: String, _ number: Int) -> some View {
    VStack(spacing: 0) {
      Text("\(number)")
        .font(.system(.title2, weight: .bold))
        .foregroundColor(Theme.bright)
        .accessibilityIdentifier(name)
      Text(name)
        .font(.caption)
        .foregroundColor(Theme.dim)
    }
    .lineLimit(1)
  }
}
