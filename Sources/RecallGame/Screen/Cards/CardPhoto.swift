import RecallUI

/// A picture of the player's own on a card.
///
/// The environment's `pictures` have it by its symbol. Where they don't, as when somebody else's game is
/// replayed, a sign stands for it, with the beginning of its name, by which pairs can still be told apart.
struct CardPhoto: View {
  let picture: PictureName
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.pictures) private var pictures
  @Environment(\.palette) private var palette

  var body: some View {
    if let picture = pictures[picture.symbol] {
      Image(picture)
        .resizable()
        .interpolation(.high)
        .scaledToFit()
        .frame(width: width * 0.76, height: width * 0.76)
        .clipShape(RoundedRectangle(cornerRadius: width * 0.06))
    } else {
      VStack(spacing: width * 0.04) {
        PictureSign()
          .stroke(palette.cardText, style: StrokeStyle(lineWidth: width * 0.035, lineJoin: .round))
          .frame(width: width * 0.46, height: width * 0.34)
        Text(verbatim: picture.short)
          .font(.system(size: width * 0.17, weight: .medium, design: .monospaced))
          .foregroundColor(palette.cardText)
      }
    }
  }
}

/// A framed landscape: what stands for a picture that isn't there.
private struct PictureSign: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: rect.height * 0.12)
    let ground = rect.maxY - rect.height * 0.14
    path.move(to: CGPoint(x: rect.minX + rect.width * 0.1, y: ground))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.4, y: rect.minY + rect.height * 0.42))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.58, y: rect.minY + rect.height * 0.68))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.7, y: rect.minY + rect.height * 0.54))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.9, y: ground))
    let side = rect.height * 0.18
    path.addEllipse(
      in: CGRect(
        x: rect.minX + rect.width * 0.68, y: rect.minY + rect.height * 0.16, width: side,
        height: side))
    return path
  }
}
