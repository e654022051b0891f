import RecallUI

/// What the session showed, and beside it what the other one did.
struct WatchPictures: View {
  @ObservedObject var model: WatchModel

  var body: some View {
    HStack(spacing: 6) {
      WatchPicture(
        name: "picture", title: model.other == nil ? nil : model.session.name,
        picture: model.picture, touches: model.moment?.touches ?? [])
      if let other = model.other, let place = model.otherPlace {
        WatchPicture(
          name: "other picture", title: other.name, picture: other.picture(at: place),
          touches: other.moments.indices.contains(place.moment)
            ? other.moments[place.moment].touches : [])
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A picture with the pointers that touched it.
struct WatchPicture: View {
  let name: String
  let title: String?
  let picture: DisplayList?
  let touches: [WatchedTouch]
  @Environment(\.viewerColors) private var colors

  var body: some View {
    VStack(spacing: 4) {
      if let title {
        Text(LocalizedStringKey(name: title)).font(.system(size: 12, relativeTo: .caption))
          .foregroundColor(colors.quiet)
          .lineLimit(1)
      }
      ZStack {
        if let picture {
          DisplayListView(picture)
          WatchTouches(touches: touches, size: picture.size)
        } else {
          Text("No picture is kept of this: the session shows more than there is room for")
            .foregroundColor(colors.quiet)
            .multilineTextAlignment(.center)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accessibilityElement()
    .accessibilityLabel(words)
    .accessibilityIdentifier(name)
  }

  private var words: LocalizedStringKey {
    let places = touches.map { "\(Int($0.place.x)),\(Int($0.place.y))" }
    guard let first = places.first else { return "what was shown" }
    let list = places.dropFirst().reduce(LocalizedStringKey(verbatim: first)) { list, next in
      LocalizedStringKey("{list} and {place}", ["list": .key(list), "place": .text(next)])
    }
    return LocalizedStringKey("what was shown, touched at {places}", ["places": .key(list)])
  }
}

/// Pointers on a picture: where they came along, where they are, and who won them.
struct WatchTouches: View {
  let touches: [WatchedTouch]
  /// Of the picture, in points of its own.
  let size: CGSize
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Canvas { context, room in
      guard let place = DisplayListView.place(of: size, in: room) else { return }
      for touch in touches { draw(touch, place, in: &context) }
    }
    .allowsHitTesting(false)
  }

  private func draw(
    _ touch: WatchedTouch, _ place: CGAffineTransform, in context: inout GraphicsContext
  ) {
    let points = touch.path.map { $0.applying(place) }
    guard let end = points.last else { return }
    var way = Path()
    way.addLines(points)
    // Light around dark can be seen on whatever lies below.
    for (color, width) in [(Color.white, 5.0), (colors.effect, 2.0)] {
      context.stroke(way, with: .color(color.opacity(0.8)), lineWidth: width)
    }
    let ring = Path(ellipseIn: CGRect(x: end.x - 14, y: end.y - 14, width: 28, height: 28))
    context.fill(ring, with: .color(ViewerColors.light.effect.opacity(touch.isDown ? 0.45 : 0.2)))
    context.stroke(ring, with: .color(.white), lineWidth: 4)
    context.stroke(ring, with: .color(ViewerColors.light.effect), lineWidth: 2)
    guard let winner = touch.winner else { return }
    let text = context.resolve(
      Text(verbatim: winner).font(.system(size: 12, weight: .semibold, relativeTo: .caption))
        .foregroundColor(.white))
    let room = text.measure(in: CGSize(width: 200, height: 30))
    let plate = CGRect(
      x: end.x - room.width / 2 - 5, y: end.y + 18, width: room.width + 10, height: room.height + 4)
    context.fill(
      Path(roundedRect: plate, cornerRadius: 4), with: .color(ViewerColors.light.effect))
    context.draw(text, at: CGPoint(x: plate.midX, y: plate.midY))
  }
}
