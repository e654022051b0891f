import RecallUI

/// Shows how much longer a card has to be held down until it can be peeked at, once it has been held
/// for some time.
struct HoldRing: View {
  /// The touch of a tap is over before the ring begins to show, in seconds.
  static let patience = 0.15

  /// The card's, in points.
  let width: CGFloat
  /// How long a hold takes, in seconds.
  let duration: Double
  @Environment(\.palette) private var palette
  @State private var progress = 0.0

  var body: some View {
    Circle()
      .trim(from: 0, to: progress)
      .stroke(palette.ring, style: StrokeStyle(lineWidth: width * 0.09, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .frame(width: width * 0.68, height: width * 0.68)
      .allowsHitTesting(false)
      .onAppear {
        withAnimation(.linear(duration: duration - HoldRing.patience)) { progress = 1 }
      }
  }
}
