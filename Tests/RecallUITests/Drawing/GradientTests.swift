import RecallUI
import Testing

@Suite struct GradientTests {
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    smallStage(content).displayList.items.map(\.description)
  }

  @Test func gradientsStandInWhatTheyFill() {
    #expect(
      drawn {
        Rectangle().fill(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      } == ["fill rect 0,0 200x200 linear(#FF3B30@0 #007AFF@1 from 100,0 to 100,200)"])
    #expect(
      drawn {
        Circle().fill(.radialGradient(colors: [.red, .blue], startRadius: 10, endRadius: 90))
      }
        == ["fill ellipse 0,0 200x200 radial(#FF3B30@0 #007AFF@1 around 100,100 r 10 to 90)"])
    #expect(
      drawn { Rectangle().fill(.conicGradient(colors: [.red, .blue], angle: .degrees(90))) }
        == ["fill rect 0,0 200x200 angular(#FF3B30@0 #007AFF@1 around 100,100 90 to 450°)"])
    #expect(
      drawn {
        AngularGradient(
          gradient: Gradient(stops: [.init(color: .red, location: 0.25)]), center: .topLeading,
          startAngle: .zero, endAngle: .degrees(90))
      } == ["fill rect 0,0 200x200 angular(#FF3B30@0.25 around 0,0 0 to 90°)"])
  }

  @Test func aGradientIsSeenAslantWithWhatItFills() {
    let stage = smallStage {
      Rectangle().fill(.radialGradient(colors: [.red, .blue], endRadius: 100))
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let text = stage.displayList.description
    #expect(text.contains("around 100,100 r 0 to 100 transform 0.5,0,0,1,50,0)"))
  }

  @Test func radiiThatAreNoneAreZero() {
    #expect(
      drawn {
        RadialGradient(colors: [.red], center: .center, startRadius: .nan, endRadius: -5)
      } == ["fill rect 0,0 200x200 radial(#FF3B30@0 around 100,100 r 0 to 0)"])
  }

  @Observable final class Lamp {
    var isOn = false
  }

  private struct LampView: View {
    let lamp: Lamp

    var body: some View {
      Rectangle()
        .fill(
          .radialGradient(
            colors: lamp.isOn ? [.white, .black] : [.black, .black],
            center: lamp.isOn ? .top : .bottom, startRadius: 0, endRadius: lamp.isOn ? 100 : 50)
        )
        .animation(.linear(duration: 1), value: lamp.isOn)
    }
  }

  @Test func colorsAndPlacesPassIntoOthers() {
    let lamp = Lamp()
    let stage = smallStage { LampView(lamp: lamp) }
    lamp.isOn = true
    _ = stage.displayList
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.items.map(\.description)
        == ["fill rect 0,0 200x200 radial(#808080@0 #000000@1 around 100,100 r 0 to 75)"])
  }

  /// Both are as many numbers, but there is nothing between them.
  @Test func kindsOfGradientsDontPassIntoEachOther() {
    let lamp = Lamp()
    struct OneView: View {
      let lamp: Lamp

      var body: some View {
        Rectangle()
          .fill(
            lamp.isOn
              ? AnyShapeStyle(.conicGradient(colors: [.red, .blue]))
              : AnyShapeStyle(.radialGradient(colors: [.red, .blue], endRadius: 1))
          )
          .animation(.linear(duration: 1), value: lamp.isOn)
      }
    }
    let stage = smallStage { OneView(lamp: lamp) }
    lamp.isOn = true
    _ = stage.displayList
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.items.map(\.description)
        == ["fill rect 0,0 200x200 angular(#FF3B30@0 #007AFF@1 around 100,100 0 to 360°)"])
  }

  @Test func aPairOfColorsFollowsTheSurroundings() {
    let pair = Color(light: .red, dark: .blue.opacity(0.5))
    var environment = EnvironmentValues()
    #expect(pair.resolve(in: environment).description == "#FF3B30")
    environment.colorScheme = .dark
    #expect(pair.resolve(in: environment).description == "#0A84FF80")
  }
}
