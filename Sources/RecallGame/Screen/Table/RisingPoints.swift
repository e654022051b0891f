import RecallUI

/// Points that rise from a card and fade away.
struct RisingPoints: View {
  let points: Int
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.palette) private var palette
  @State private var isGone = false

  var body: some View {
    Text(text)
      .font(.system(size: max(width * 0.42, 13), weight: .heavy))
      .foregroundColor(points > 0 ? palette.good : palette.bad)
      .lineLimit(1)
      .fixedSize()
      .offset(y: isGone ? -width * 0.85 : -width * 0.1)
      .opacity(isGone ? 0 : 1)
      .allowsHitTesting(false)
      .onAppear {
        withAnimation(Theme.rising) { isGone = true }
      }
  }

  private var text: String {
    points > 0 ? "+\(points)" : "−\(points.magnitude)"
  }
}
