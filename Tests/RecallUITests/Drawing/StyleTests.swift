import RecallUI
import Testing

@Suite struct StyleTests {
  private func drawn<Content: View>(
    dark: Bool = false, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let view = content()
    return smallStage { view.environment(\.colorScheme, dark ? .dark : .light) }
      .displayList.items.map(\.description)
  }

  private let ramp = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  @Test func anEllipticalGradientIsAsLargeAsWhatItFills() {
    #expect(
      drawn {
        EllipticalGradient(colors: [.red, .blue], center: .top).frame(width: 100, height: 50)
      } == [
        "fill rect 50,75 100x50 radial(#FF3B30@0 #007AFF@1 around 0.5,0 r 0 to 0.5 "
          + "transform 100,0,0,50,50,75)"
      ])
    #expect(
      drawn {
        Rectangle().fill(.ellipticalGradient(colors: [.red], endRadiusFraction: .nan))
      } == [
        "fill rect 0,0 200x200 radial(#FF3B30@0 around 0.5,0.5 r 0 to 0 "
          + "transform 200,0,0,200,0,0)"
      ])
  }

  @Test func aMovedCenterIsAnimated() {
    struct Moving: View {
      @State private var isMoved = false

      var body: some View {
        Rectangle()
          .fill(.ellipticalGradient(colors: [.red, .blue], center: isMoved ? .trailing : .leading))
          .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
      }
    }
    let stage = smallStage { Moving() }
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.description.contains("around 0.5,0.5 r 0 to 0.5 transform 200,0,0,200"))
  }

  @Test func materialsFitTheirSurroundings() {
    #expect(
      drawn { Rectangle().fill(.regularMaterial) } == [
        "fill rect 0,0 200x200 frosted(#F2F2F7CC r 12)"
      ])
    #expect(
      drawn(dark: true) { Rectangle().fill(.ultraThinMaterial) }
        == ["fill rect 0,0 200x200 frosted(#2525288C r 12)"])
    #expect(
      drawn { Color.clear.frame(width: 20, height: 20).background(.bar, in: Circle()) }.first
        == "fill ellipse 90,90 20x20 frosted(#F2F2F7E6 r 12)")
  }

  @Test func thickerMaterialsShowLess() {
    let alphas = [
      Material.ultraThin, .thin, .regular, .thick, .ultraThick,
    ].map { material in
      drawn { Rectangle().fill(material) }.joined().dropLast(" r 12)".count).suffix(2)
    }
    #expect(alphas == alphas.sorted() && Set(alphas).count == 5)
  }

  @Test func stylesAreMadeMoreSeeThrough() {
    #expect(
      drawn { Rectangle().fill(AnyShapeStyle(ramp).opacity(0.5)) }.first?
        .contains("#FF3B3080@0 #007AFF80@1") == true)
    #expect(
      drawn { Rectangle().foregroundStyle(.secondary.opacity(0.5)).foregroundStyle(.red) }
        == ["fill rect 0,0 200x200 #FF3B304D"])
    #expect(
      drawn { Rectangle().fill(.tint.opacity(.nan)).tint(.red) }
        == ["fill rect 0,0 200x200 #FF3B3000"])
  }

  @Test func aGradientGoesOverAllOfAText() {
    let items = drawn {
      (Text("ab") + Text("c").foregroundColor(.green)).font(.system(size: 10)).foregroundStyle(ramp)
    }
    #expect(
      items == [
        #"text "ab" 10pt linear(#FF3B30@0 #007AFF@1 from 91,100 to 109,100) + "#
          + #""c" 10pt #34C759 at 91,94 18x12"#
      ])
  }

  @Test func linesUnderTextHavePatterns() {
    let items = drawn {
      Text("a").font(.system(size: 10)).underline(pattern: .dashDot, color: .red)
        .strikethrough(pattern: .dot)
    }
    #expect(
      items.first?.hasPrefix(
        #"text "a" 10pt underlined by dashDot in #FF3B30 struck through by dot #000000"#) == true)
    #expect(
      drawn { Text("a").underline(true, pattern: .dash) }.first?.contains("underlined by dash")
        == true)
  }

  @Test func aGradientLiesAlongAGauge() {
    let gauge = drawn {
      Gauge(value: 0.5) { Text("a") }
        .tint(Gradient(colors: [.red, .blue])).frame(width: 100)
    }.joined()
    #expect(gauge.contains("linear(#FF3B30@0 #007AFF@1 from 50,"))
    let button = drawn { Button("a") {}.tint(Gradient(colors: [.red, .blue])).tint(.green) }
    #expect(button.joined().contains("#34C759"))
    let ring = drawn {
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.red, .blue]))
    }.joined()
    #expect(ring.contains("angular(#FF3B30@0 #007AFF@1"))
  }

  @Test func aStrokeIsAShape() throws {
    let stage = smallStage {
      Circle().stroke(lineWidth: 4).fill(.red).frame(width: 40, height: 40)
    }
    let items = stage.displayList.items
    try #require(items.count == 1)
    guard case .fill(let line, .color(let red), _) = items[0].content else {
      Issue.record("the line isn't filled: \(items[0])")
      return
    }
    #expect(red.description == "#FF3B30")
    let frame = CGRect(x: 78, y: 78, width: 44, height: 44)
    #expect(line.boundingRect.insetBy(dx: -0.1, dy: -0.1).contains(frame))
    #expect(frame.insetBy(dx: -0.1, dy: -0.1).contains(line.boundingRect))
    #expect(line.contains(CGPoint(x: 120, y: 100)) && !line.contains(CGPoint(x: 100, y: 100)))
    #expect(
      drawn { Circle().stroke(lineWidth: 4).foregroundStyle(.red).frame(width: 40, height: 40) }
        == ["stroke ellipse 80,80 40x40 #FF3B30 width 4"])
  }

  @Test func shapesAreCombined() {
    let square = Rectangle().scale(0.5)
    #expect(
      drawn { Rectangle().subtracting(square).fill(.red) }.first?.contains("50 50") == true)
    #expect(
      drawn { Rectangle().intersection(square).fill(.red) }
        == ["fill 50 50 m 150 50 l 150 150 l 50 150 l h #FF3B30"])
    #expect(drawn { Rectangle().union(square).fill(.red) }.first?.contains("200 200") == true)
    #expect(drawn { square.symmetricDifference(square).fill(.red) } == [])
    let stage = smallStage {
      Rectangle().subtracting(square).fill(.red).accessibilityIdentifier("frame")
    }
    #expect(stage.displayList.items.count == 1)
  }
}
