import RecallUI
import Testing

/// Views and modifiers whose bodies depend on what is animated.
@Suite struct AnimatedBodyTests {
  /// The classic flip: the face shows in the first half of the way, the back in the second one.
  private struct Cardify: AnimatableModifier {
    var rotation: Double

    init(isFaceUp: Bool) {
      rotation = isFaceUp ? 0 : 180
    }

    var animatableData: Double {
      get { rotation }
      set { rotation = newValue }
    }

    func body(content: Content) -> some View {
      ZStack {
        if rotation < 90 {
          Rectangle().fill(Color.white)
        } else {
          Rectangle().fill(Color.red)
        }
        content.opacity(rotation < 90 ? 1 : 0)
      }
      .offset(x: CGFloat(rotation))
    }
  }

  /// Content with state of its own, which each of its appearances would count up.
  private struct Face: View {
    @State private var appearances = 0
    var isMarked: Bool

    var body: some View {
      Rectangle().fill(Color.black).frame(width: 10, height: 10)
        .opacity(isMarked ? 0 : 1)
        .offset(y: CGFloat(appearances))
        .onAppear { appearances += 1 }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    }
  }

  private struct Table: View {
    @State private var isFaceUp = true
    @State private var isMarked = false

    var body: some View {
      Face(isMarked: isMarked)
        .modifier(Cardify(isFaceUp: isFaceUp))
        .frame(width: 20, height: 20)
        .onTapGesture {
          withAnimation(.linear(duration: 1)) { isFaceUp.toggle() }
          withAnimation(.linear(duration: 2)) { isMarked.toggle() }
        }
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 20, height: 20)) { Table() }
  }

  private func items(_ stage: Stage) -> [String] {
    stage.displayList.items.map(\.description)
  }

  @Test func aFrameShowsTheBodyOfTheValueInBetween() {
    let stage = Stage(size: CGSize(width: 300, height: 20)) {
      Table().frame(width: 300, height: 20, alignment: .leading)
    }
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: .milliseconds(250))
    // The content is drawn with the state that it has, and its own change goes on.
    #expect(
      items(stage) == [
        "fill rect 45,0 20x20 #FFFFFF", "fill rect 50,6 10x10 #000000 opacity 0.875",
      ])
    stage.advance(by: .milliseconds(249))
    #expect(items(stage).first == "fill rect 89.82,0 20x20 #FFFFFF")
    stage.advance(by: .milliseconds(1))
    #expect(items(stage) == ["fill rect 90,0 20x20 #FF3B30"])
    stage.advance(by: .milliseconds(500))
    #expect(items(stage) == ["fill rect 180,0 20x20 #FF3B30"])
  }

  @Test func lookingChangesNothing() {
    let (watched, blind) = (stage(), stage())
    for stage in [watched, blind] {
      stage.tap(at: CGPoint(x: 10, y: 10))
    }
    let before = (watched.snapshot, watched.digest, watched.outline)
    for _ in 0..<20 {
      watched.advance(by: .milliseconds(25))
      _ = watched.displayList
    }
    #expect(watched.snapshot == before.0)
    #expect(watched.digest == before.1)
    #expect(watched.outline == before.2)
    #expect(watched.pendingTimers.count == 1)

    blind.advance(by: .milliseconds(500))
    #expect(blind.displayList == watched.displayList)
    watched.tap(at: CGPoint(x: 10, y: 10))
    blind.tap(at: CGPoint(x: 10, y: 10))
    #expect(blind.digest == watched.digest)
  }

  /// A view that is animatable itself.
  private struct Ruler: View, Animatable {
    var length: Double

    var animatableData: Double {
      get { length }
      set { length = newValue }
    }

    var body: some View {
      Text("\(Int(length))").frame(width: 40, height: 20)
    }
  }

  private struct Meter: View {
    @State private var isLong = false

    var body: some View {
      Ruler(length: isLong ? 100 : 0)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLong = true } }
    }
  }

  @Test func aViewsBodyIsThatOfTheValueInBetweenToo() {
    let stage = Stage(size: CGSize(width: 40, height: 20)) { Meter() }
    stage.tap(at: CGPoint(x: 20, y: 10))
    stage.advance(by: .milliseconds(370))
    #expect(items(stage).first?.hasPrefix("text \"37\"") == true)
    // What counts is where it is going.
    #expect(stage.element("100") != nil)
    #expect(stage.element("37") == nil)
  }

  /// A view whose drawing is that of another value in each frame, though it doesn't look like it.
  private struct Shown<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
      TimelineView(.animation) { _ in content() }
    }
  }

  @Test func whatIsScrolledInsideIsDrawnSo() {
    let stage = Stage(size: CGSize(width: 20, height: 20)) {
      Shown {
        ScrollView { Rectangle().fill(Color.red).frame(width: 20, height: 60) }
      }
    }
    #expect(items(stage).first?.hasPrefix("fill rect 0,0 20x60 #FF3B30") == true)
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: -15))))
    #expect(items(stage).first?.hasPrefix("fill rect 0,-15 20x60 #FF3B30") == true)
  }

  /// What moves in a body of each frame, by one tap.
  private struct Mover: View {
    enum Way: CaseIterable {
      case layout, insertion, removal, matched
    }

    let way: Way
    @Namespace private var space
    @State private var isOn = false

    var body: some View {
      Shown {
        ZStack(alignment: .topLeading) {
          Color.white
          switch way {
          case .layout: square.padding(.leading, isOn ? 40 : 0)
          case .insertion: if isOn { square.transition(.offset(x: -40)).padding(.leading, 40) }
          case .removal: if !isOn { square.transition(.offset(x: 40)) }
          case .matched:
            if isOn {
              square.matchedGeometryEffect(id: 1, in: space).transition(.identity)
                .padding(.leading, 40)
            } else {
              square.matchedGeometryEffect(id: 1, in: space).transition(.identity)
            }
          }
        }
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }

    private var square: some View {
      Rectangle().fill(Color.black).frame(width: 10, height: 10)
    }
  }

  @Test(arguments: Mover.Way.allCases)
  private func whatMovesInsideIsDrawnOnItsWay(_ way: Mover.Way) {
    let stage = Stage(size: CGSize(width: 100, height: 20)) { Mover(way: way) }
    stage.tap(at: CGPoint(x: 90, y: 10))
    for (part, place) in [(250, 10), (250, 20), (499, 39.96)] as [(Int64, Double)] {
      stage.advance(by: .milliseconds(part))
      #expect(stage.displayList.items.count == 2)
      #expect(abs((stage.displayList.items.last?.bounds.minX ?? -1) - place) < 1e-6)
      #expect(stage.displayList.items.last?.bounds.size == CGSize(width: 10, height: 10))
    }
    stage.advance(by: .milliseconds(1))
    #expect(stage.displayList.items.count == (way == .removal ? 1 : 2))
  }

  @Test func lookingAtWhatMovesInsideChangesNothing() {
    for way in Mover.Way.allCases {
      let (watched, blind) = (
        Stage(size: CGSize(width: 100, height: 20)) { Mover(way: way) },
        Stage(size: CGSize(width: 100, height: 20)) { Mover(way: way) }
      )
      for stage in [watched, blind] { stage.tap(at: CGPoint(x: 90, y: 10)) }
      for _ in 0..<6 {
        watched.advance(by: .milliseconds(100))
        _ = watched.displayList
      }
      blind.advance(by: .milliseconds(600))
      #expect(watched.displayList == blind.displayList, "\(way)")
      #expect(watched.digest == blind.digest, "\(way)")
    }
  }
}
