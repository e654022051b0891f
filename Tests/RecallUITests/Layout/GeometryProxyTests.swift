import RecallUI
import Testing

@Suite struct GeometryProxyTests {
  /// Says where it is in a space.
  private struct Place: View {
    let space: CoordinateSpace

    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        Text("\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))")
      }
    }
  }

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 200), content: content)
  }

  private func said(_ space: CoordinateSpace) -> String? {
    let stage = stage {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        HStack(spacing: 0) {
          Color.blue.frame(width: 100)
          Place(space: space)
        }
        .coordinateSpace(name: "row")
      }
      .coordinateSpace(.named(7))
    }
    return stage.elements.compactMap(\.label).first
  }

  @Test func aFrameIsToldInTheSpaceThatIsAskedFor() {
    #expect(said(.local) == "0,0 200x150")
    #expect(said(.global) == "100,50 200x150")
    #expect(said(.named("row")) == "100,0 200x150")
    #expect(said(.named(7)) == "100,50 200x150")
  }

  @Test func anUnknownSpaceIsTheGlobalOne() {
    #expect(said(.named("nobody")) == "100,50 200x150")
  }

  @Test func aReaderOfItsPlaceIsEvaluatedWhenOnlyThatChanges() {
    final class Model: ObservableObject { @Published var top: CGFloat = 0 }
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: model.top)
          Place(space: .global).frame(width: 100, height: 40)
          Spacer(minLength: 0)
        }
      }
    }
    let model = Model()
    let stage = stage { Screen(model: model) }
    #expect(stage.element("100,0 100x40") != nil)

    model.top = 30

    #expect(stage.element("100,30 100x40") != nil)
  }

  @Test func itFollowsAScrolledView() {
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) {
          Place(space: .global).frame(width: 100, height: 40)
          Color.red.frame(height: 1000)
        }
      }
    }
    #expect(stage.element("100,0 100x40") != nil)
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -25))))
    #expect(stage.element("100,-25 100x40") != nil)
  }

  @Test func itFollowsAnOffset() {
    final class Model: ObservableObject { @Published var shift: CGFloat = 0 }
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        Place(space: .global).frame(width: 100, height: 40).offset(x: model.shift)
      }
    }
    let model = Model()
    let stage = stage { Screen(model: model) }
    #expect(stage.element("100,80 100x40") != nil)

    model.shift = 11

    #expect(stage.element("111,80 100x40") != nil)
  }

  @Test func oneInARowThatIsOutOfSightIsEvaluatedWhenItComesIntoSight() {
    let stage = stage {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 150)
          // It moves with the viewport's width alone.
          Place(space: .global).frame(width: 100, height: 40)
        }
      }
    }
    stage.send(.resize(CGSize(width: 400, height: 200)))
    #expect(stage.element("150,150 100x40") != nil)

    stage.send(.resize(CGSize(width: 300, height: 100)))

    #expect(stage.issues.isEmpty)
    stage.send(.resize(CGSize(width: 500, height: 200)))
    #expect(stage.element("200,150 100x40") != nil)
  }

  @Test func aSizeDoesNotDependOnThePlace() {
    let size = CGSize(width: 20.4, height: 40.8)
    var found: [CGSize] = []
    for step in 0..<40 {
      let stage = stage {
        GeometryReader { place in
          Color.red.onAppear { found.append(place.frame(in: .global).size) }
        }
        .frame(width: size.width, height: size.height)
        .padding(.top, CGFloat(step) * 1.7).padding(.leading, CGFloat(step) / 3)
      }
      #expect(stage.issues.isEmpty)
    }
    #expect(found == Array(repeating: size, count: 40))
  }

  @Test func aSizeIsThatOnTheScreenWhereSomethingScales() {
    var found: CGSize?
    let stage = stage {
      GeometryReader { place in
        Color.red.onAppear { found = place.frame(in: .global).size }
      }
      .frame(width: 100, height: 40).scaleEffect(0.5)
    }
    #expect(stage.issues.isEmpty)
    #expect(found == CGSize(width: 50, height: 20))
  }
}
