import RecallUI

/// What the program has to say to the player while the game goes on. No state of the game knows of
/// it, so it shows nothing in a replay.
final class Notice: ObservableObject {
  @Published var text: String?
}

/// Shows a notice above the game, which lies open below it to be played.
struct NoticeBar: View {
  @ObservedObject var notice: Notice

  var body: some View {
    if let text = notice.text {
      Text(text)
        .font(.callout)
        .foregroundColor(.white)
        .multilineTextAlignment(.center)
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(red: 0.55, green: 0.1, blue: 0.1)))
        .padding(8)
        .allowsHitTesting(false)
    }
  }
}
