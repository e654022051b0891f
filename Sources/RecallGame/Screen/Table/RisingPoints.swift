import RecallUI

/// Points that rise from a card and fade away, from when the card that earned them shows its face.
struct RisingPoints: View {
  let points: Int
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.palette) private var palette
  @State private var isUnderWay = false

  var body: some View {
    Text(text)
      .font(.system(size: max(width * 0.3, 11), weight: .heavy))
      .foregroundColor(.white)
      .fixedSize()
      .padding(.horizontal, width * 0.14)
      .background(Capsule().fill(points > 0 ? palette.gain : palette.loss))
      .opacity(isUnderWay ? 1 : 0)
      .animation(Theme.appearing, value: isUnderWay)
      // Above the symbol from the first on, and as it is until it goes: both can be read.
      .offset(y: isUnderWay ? -width * 0.95 : -width * 0.6)
      .animation(Theme.rising, value: isUnderWay)
      .opacity(isUnderWay ? 0 : 1)
      .animation(Theme.vanishing, value: isUnderWay)
      .onAppear { isUnderWay = true }
  }

  private var text: String {
    points > 0 ? "+\(points)" : points.withMinusSign
  }
}
