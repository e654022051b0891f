import RecallUI

/// The points that a bot has earned by a card, on their way up from its place.
struct BotPoints: View {
  @ObservedObject var earned: Observed<EarnedPoints?>
  /// The card's, in points.
  let width: CGFloat

  var body: some View {
    ZStack {
      Spacer(minLength: 0)
      if let points = earned.value {
        RisingPoints(points: points.number, width: width).id(points.serial)
      }
    }
    .frame(width: width, height: width / Theme.cardAspect)
  }
}
