import RecallUI

extension Workloads {
  /// A table onto which 52 cards are dealt in one event, each in an animation of its own, in a
  /// window of 1280 by 800 points.
  public final class Deal {
    private let stage = Stage(size: CGSize(width: 1280, height: 800)) { DealView() }

    public init() {}

    /// Deals the cards, or collects them again; returns the digest.
    public func deal() -> Int {
      stage.tap(at: CGPoint(x: 640, y: 780))
      stage.advance(by: .seconds(5))
      return Int(truncatingIfNeeded: stage.digest)
    }
  }
}

private struct DealView: View {
  @State private var isDealt = Array(repeating: false, count: 52)

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<52) { card in
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
          .frame(width: 80, height: 110)
          .rotationEffect(.degrees(isDealt[card] ? 0 : 180))
          .offset(
            x: isDealt[card] ? CGFloat(card % 13) * 96 + 20 : 600,
            y: isDealt[card] ? CGFloat(card / 13) * 150 + 20 : 680)
      }
      Color.green.frame(width: 1280, height: 40)
        .onTapGesture(perform: dealAll)
        .offset(y: 760)
    }
    .frame(width: 1280, height: 800, alignment: .topLeading)
  }

  private func dealAll() {
    for card in 0..<52 {
      withAnimation(.easeInOut(duration: 0.5).delay(Double(card) * 0.02)) {
        isDealt[card].toggle()
      }
    }
  }
}
