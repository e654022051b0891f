import RecallUI
import Testing

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Points: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private final class Model: ObservableObject {
  @Published var top: CGFloat = 20
}

@Suite struct AnchorTests {
  /// Frames a square wherever that is.
  private struct Framed: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .padding(.top, model.top)
        Spacer(minLength: 0)
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            Rectangle().stroke()
              .frame(width: rect.width, height: rect.height)
              .accessibilityIdentifier("frame")
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
  }

  @Test func anAnchorIsFoundInTheReadersSpace() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Framed(model: Model()).padding(.leading, 100)
    }
    #expect(stage.element("frame")?.frame == CGRect(x: 180, y: 20, width: 40, height: 40))
  }

  @Test func itFollowsTheAnchoredView() {
    let model = Model()
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Framed(model: model) }
    model.top = 60
    #expect(stage.element("frame")?.frame == CGRect(x: 130, y: 60, width: 40, height: 40))
    #expect(stage.issues.isEmpty)
  }

  @Test func pointsAreThoseOfTheView() {
    let sources: [Anchor<CGPoint>.Source] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing, .point(CGPoint(x: 3, y: 4)), .unitPoint(UnitPoint(x: 0.25, y: 0.75)),
    ]
    let content = sources.indices.reduce(AnyView(Color.red.frame(width: 40, height: 20))) {
      view, index in
      AnyView(
        view.transformAnchorPreference(key: Points.self, value: sources[index]) { $0.append($1) })
    }
    let stage = Stage(size: CGSize(width: 60, height: 60)) {
      content.padding(10).backgroundPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          let points = anchors.map { proxy[$0] }
          Color.blue.accessibilityIdentifier(
            points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
        }
      }
    }
    #expect(
      stage.elements.first?.identifier
        == "10,10 30,10 50,10 10,20 30,20 50,20 10,30 30,30 50,30 13,14 20,25")
  }

  @Test func theSecondLayerIsAsLargeAsTheFirst() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Color.red.frame(width: 50, height: 60)
        .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchor in
          Color.blue.accessibilityIdentifier("overlay \(anchor == nil)")
        }
    }
    #expect(
      stage.element("overlay true")?.frame == CGRect(x: 125, y: 70, width: 50, height: 60))
  }

  private struct Anchors: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func anchorsAreEqualThatMeanTheSamePlace() {
    var anchors: [Anchor<CGRect>] = []
    let stage = smallStage {
      VStack {
        Color.red
          .anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
          .transformAnchorPreference(key: Anchors.self, value: .bounds) { $0.append($1) }
          .transformAnchorPreference(
            key: Anchors.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
          ) { $0.append($1) }
        Color.blue.anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
      }
      .onPreferenceChange(Anchors.self) { anchors = $0 }
    }
    #expect(anchors.count == 4)
    guard anchors.count == 4 else { return }
    #expect(anchors[0] == anchors[0])
    #expect(anchors[0] != anchors[2] && anchors[0] != anchors[3])
    withExtendedLifetime(stage) {}
  }
}
