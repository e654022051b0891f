import RecallUI
import Testing

@Suite struct EffectsTests {
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    smallStage(content).displayList.items.map(\.description).joined(separator: "\n")
  }

  private var square: some View { Rectangle().fill(.red).frame(width: 100, height: 100) }

  @Test func effectsDrawAViewAsOne() {
    let inside = "fill rect 50,50 100x100 #FF3B30"
    #expect(drawn { square.blur(radius: 4) } == "blur 4 {\n  \(inside)\n}")
    #expect(
      drawn { square.shadow(radius: 3, y: 2) } == "shadow #00000054 r 3 by 0,2 {\n  \(inside)\n}")
    #expect(drawn { square.saturation(0.5) } == "saturation 0.5 {\n  \(inside)\n}")
    #expect(drawn { square.grayscale(0.75) } == "saturation 0.25 {\n  \(inside)\n}")
    #expect(drawn { square.brightness(-0.5) } == "brightness -0.5 {\n  \(inside)\n}")
    #expect(
      drawn { square.compositingGroup().opacity(0.5) } == "group opacity 0.5 {\n  \(inside)\n}")
    #expect(drawn { square.drawingGroup() } == "group {\n  \(inside)\n}")
    #expect(
      drawn { square.mask { Circle().padding(10) } }
        == "mask by {\n  fill ellipse 60,60 80x80 #000000\n} on {\n  \(inside)\n}")
    #expect(drawn { square.blendMode(.multiply) } == inside + " blend multiply")
  }

  @Test func whatChangesNothingIsNoLayer() {
    let inside = "fill rect 50,50 100x100 #FF3B30"
    #expect(drawn { square.blur(radius: 0) } == inside)
    #expect(drawn { square.blur(radius: .nan) } == inside)
    #expect(drawn { square.shadow(color: .clear, radius: 5) } == inside)
    #expect(drawn { square.saturation(1) } == inside)
    #expect(drawn { square.brightness(0) } == inside)
  }

  @Test func aLayerTakesTheClipsOpacityAndModeOfWhatIsAround() {
    #expect(
      drawn {
        square.opacity(0.25).blur(radius: 2).opacity(0.5).blendMode(.screen).clipShape(Circle())
      } == """
        blur 2 opacity 0.5 blend screen clip ellipse 50,50 100x100 {
          fill rect 50,50 100x100 #FF3B30 opacity 0.25
        }
        """)
  }

  @Test func measuresGrowWithWhatIsDrawn() {
    #expect(
      drawn { square.shadow(radius: 2, x: 1, y: 0).scaleEffect(2) }.hasPrefix(
        "shadow #00000054 r 4 by 2,0 {"))
    // Half of a turn mirrors on a screen, and the shadow with it.
    #expect(
      drawn { square.shadow(radius: 2, x: 1).rotationEffect(.degrees(180)) }.hasPrefix(
        "shadow #00000054 r 2 by -1,0 {"))
  }

  /// A shadow reaches where the view that throws it doesn't.
  @Test func whatIsOutOfSightMayThrowAShadowIntoIt() {
    let far = drawn { square.shadow(radius: 10).offset(x: 155) }
    #expect(far.hasPrefix("shadow"))
    #expect(drawn { square.shadow(radius: 10).offset(x: 185) }.isEmpty)
    #expect(drawn { square.offset(x: 155) }.isEmpty)
  }

  @Test func aMaskIsNotHit() {
    var hits: [String] = []
    let stage = smallStage {
      Circle().fill(.red).frame(width: 100, height: 100)
        .onTapGesture { hits.append("view") }
        .mask { Rectangle().onTapGesture { hits.append("mask") } }
    }
    stage.tap(at: CGPoint(x: 100, y: 100))
    // In the corner only the mask is there.
    stage.tap(at: CGPoint(x: 53, y: 53))
    #expect(hits == ["view"])
  }

  @Observable final class Glow {
    var isOn = false
  }

  private struct GlowView: View {
    let glow: Glow

    var body: some View {
      Rectangle().fill(.red).frame(width: 100, height: 100)
        .saturation(glow.isOn ? 1 : 0)
        .blur(radius: glow.isOn ? 0 : 8)
        .shadow(color: .black, radius: glow.isOn ? 4 : 0, x: glow.isOn ? 6 : 0)
        .animation(.linear(duration: 1), value: glow.isOn)
    }
  }

  @Test func effectsAreAnimated() {
    let glow = Glow()
    let stage = smallStage { GlowView(glow: glow) }
    glow.isOn = true
    _ = stage.displayList
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.items.map(\.description) == [
        """
        shadow #000000 r 2 by 3,0 {
          blur 4 {
            saturation 0.5 {
              fill rect 50,50 100x100 #FF3B30
            }
          }
        }
        """
      ])
  }
}
