import RecallUI
import Testing

/// Badges as people who learn SwiftUI draw them: shapes in short names, filled and outlined at once.
private struct Badge: View {
  var isWon = false

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(Color.orange.gradient)
        .strokeBorder(.black, lineWidth: 4)
      Circle()
        .inset(by: 60)
        .offset(x: 0, y: -20)
        .fill(isWon ? .primary : .secondary)
        .stroke(.white, style: StrokeStyle(lineWidth: 2))
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
        .fill(Gradient(colors: [.white, .black]))
        .frame(width: 60, height: 60)
    }
  }
}

private struct Frames: View {
  let outline: AnyShape

  var body: some View {
    VStack(spacing: 0) {
      Color.red.clipShape(.rect(cornerRadius: 10))
      Color.red.clipShape(.rect(cornerRadius: 10, style: .continuous))
      Color.red.clipShape(.rect(topLeadingRadius: 10))
      Color.red.clipShape(.circle)
      Color.red.clipShape(.ellipse)
      Color.red.clipShape(.capsule)
      Color.red.clipShape(Capsule(style: .continuous))
      Color.red.clipShape(outline)
    }
  }
}

private struct Sunset: View {
  private let stops = [
    Gradient.Stop(color: .yellow, location: 0.25), .init(color: .red, location: 1),
  ]

  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
      RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(stops: stops, center: .center, angle: .zero)
      Rectangle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
      Rectangle().fill(.radialGradient(stops: stops, endRadius: 50))
      Rectangle().fill(.conicGradient(stops: stops))
      Rectangle().fill(.linearGradient(Color.blue.gradient, startPoint: .bottom, endPoint: .top))
      Text("sun").background(Gradient(stops: stops))
    }
  }
}

/// A drawing of tiles, laid by hand.
private struct Tiles: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRects(
      [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)],
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
    path.addEllipse(
      in: CGRect(x: 0, y: 0, width: 10, height: 10),
      transform: CGAffineTransform(scaleX: 2, y: 1))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 20, width: 20, height: 20), cornerSize: CGSize(width: 4, height: 4),
      style: .continuous)
    path.addRoundedRect(
      in: rect, cornerRadii: RectangleCornerRadii(topLeading: 4, bottomTrailing: 4))
    return path
  }
}

@Suite struct BadgeTests {
  private func lines(_ stage: Stage) -> [String] {
    stage.displayList.description.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func theOutlineLiesInFrontOfWhatItSurrounds() {
    let stage = smallStage { Badge() }
    let lines = lines(stage)
    #expect(
      lines.prefix(4) == [
        """
        fill roundedRect 0,0 200x200 r 25 continuous \
        linear(#FFAA33@0 #FF9500@1 from 100,0 to 100,200)
        """,
        "stroke roundedRect 2,2 196x196 r 23 continuous #000000 width 4",
        "fill ellipse 60,40 80x80 #3C3C4399",
        "stroke ellipse 60,40 80x80 #FFFFFF width 2",
      ])
    #expect(lines.count == 5)
    #expect(lines[4].hasPrefix("fill 100 70 m 130 70 l "))
    #expect(lines[4].hasSuffix(" h linear(#FFFFFF@0 #000000@1 from 100,70 to 100,130)"))
  }

  @Test func aBadgeThatIsWonIsInThePrimaryColor() {
    let stage = smallStage { Badge(isWon: true) }
    #expect(lines(stage)[2] == "fill ellipse 60,40 80x80 #000000")
  }

  @Test func touchesHitAShapeWhereItIsDrawn() {
    let stage = smallStage {
      Circle().offset(x: 100, y: 0).fill(.red).frame(width: 100, height: 100)
    }
    #expect(stage.displayList.items.first?.bounds.minX == 150)
    #expect(lines(stage) == ["fill ellipse 150,50 100x100 #FF3B30"])
  }

  @Test func clipsAreNamedForShort() {
    let stage = Stage(size: CGSize(width: 40, height: 160)) {
      Frames(outline: AnyShape(Ellipse()))
    }
    let clips = stage.displayList.items.flatMap(\.clips).map(\.path.description)
    #expect(clips.count == 8)
    #expect(
      clips[0...1] == [
        "roundedRect 0,0 40x20 r 10", "roundedRect 0,20 40x20 r 10 continuous",
      ])
    #expect(clips[2].hasPrefix("10 40 m 40 40 l "))
    #expect(
      clips[3...] == [
        "ellipse 10,60 20x20", "ellipse 0,80 40x20", "roundedRect 0,100 40x20 r 10",
        "roundedRect 0,120 40x20 r 10", "ellipse 0,140 40x20",
      ])
  }

  @Test func hiddenShapesPassIntoOthersOfTheirKind() {
    struct Shapes: View {
      @State private var radius: CGFloat = 0
      @State private var isRound = false
      var body: some View {
        (isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: radius)))
          .onTapGesture { withAnimation(.linear(duration: 1)) { radius = 20 } }
          .onLongPressGesture { withAnimation(.linear(duration: 1)) { isRound = true } }
      }
    }
    let stage = smallStage { Shapes() }
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: .milliseconds(500))
    #expect(lines(stage) == ["fill roundedRect 0,0 200x200 r 10 #000000"])
    stage.advance(by: .seconds(1))
    stage.press(at: CGPoint(x: 100, y: 100), for: .milliseconds(600))
    #expect(lines(stage) == ["fill ellipse 0,0 200x200 #000000"])
  }

  @Test func colorsStandWhereTheStopsSay() {
    let stage = Stage(size: CGSize(width: 10, height: 90)) { Sunset() }
    let gradients = lines(stage).filter { !$0.contains("text") }
    #expect(gradients.count == 8)
    for line in gradients where !line.contains("#007AFF") {
      #expect(line.contains("#FFCC00@0.25 #FF3B30@1"), "\(line)")
    }
    #expect(gradients.contains { $0.contains("linear(#3395FF@0 #007AFF@1 from") })
  }

  @Test func tilesAreMovedBeforeTheyAreLaid() {
    let path = Tiles().path(in: CGRect(x: 5, y: 5, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 6, y: 6)))
    #expect(path.contains(CGPoint(x: 34, y: 14), eoFill: false))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 105, height: 105))
  }

  @Test func theShortestNameOfASpringIsTheOneWithoutABounce() {
    let short: Animation = .spring()
    #expect(short == .spring(duration: 0.5, bounce: 0))
    #expect(short.delay(1) == .spring(duration: 0.5, bounce: 0).delay(1))
    struct Flip: View {
      @State private var isUp = false
      var body: some View {
        Rectangle().opacity(isUp ? 1 : 0.5)
          .animation(.spring().speed(2), value: isUp)
          .onTapGesture { withAnimation(.spring()) { isUp.toggle() } }
      }
    }
    let stage = smallStage { Flip() }
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: .milliseconds(50))
    #expect(stage.isAnimating)
  }
}
