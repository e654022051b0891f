import RecallUI
import Testing

@Suite struct ImageTests {
  private func picture() throws -> Picture {
    try #require(
      Picture(
        name: "dots", width: 4, height: 2,
        premultipliedPixels: Array(repeating: 0xFFFF_FFFF, count: 8)))
  }

  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    smallStage(content).displayList.items.map(\.description)
  }

  @Test func aPictureIsAsLargeAsItsPixels() throws {
    let picture = try picture()
    #expect(drawn { Image(picture) } == [#"picture "dots" 4x2px at 98,99 4x2"#])
    #expect(drawn { Image(picture, scale: 2) } == [#"picture "dots" 4x2px at 99,99.5 2x1"#])
    #expect(
      drawn { Image(picture).resizable().interpolation(.none) }
        == [#"picture "dots" 4x2px at 0,0 200x200 interpolation none"#])
    #expect(
      drawn { Image(picture).resizable().scaledToFit() }
        == [#"picture "dots" 4x2px at 0,50 200x100"#])
  }

  @Test func aTemplateIsTheShapeOfAPictureInTheStyleAround() throws {
    let picture = try picture()
    let red = Color.red
    let template = drawn { Image(picture).renderingMode(.template).foregroundStyle(red) }
    #expect(template == drawn { red.mask { Image(picture) }.frame(width: 4, height: 2) })
    #expect(
      drawn { Image(picture).renderingMode(.original).foregroundStyle(red) }
        == [#"picture "dots" 4x2px at 98,99 4x2"#])
    let renderer = ImageRenderer(content: Color.blue.frame(width: 4, height: 2))
    let drawing = try #require(renderer.uiImage)
    let shape = drawn { Image(uiImage: drawing).renderingMode(.template).foregroundStyle(red) }
    #expect(shape.count == 1 && shape != drawn { Image(uiImage: drawing).foregroundStyle(red) })
    #expect(shape.first?.contains("mask") == true)
  }

  @Test func aSymbolWhoseLineLiesOverItsGroundIsSeenThroughOnce() {
    let red = Color.red
    let symbol = Image(systemName: "person.circle.fill")
    let layer = drawn { symbol.foregroundStyle(red).compositingGroup().opacity(0.5) }
    #expect(layer.count == 1)
    #expect(drawn { symbol.foregroundStyle(red).opacity(0.5) } == layer)
    #expect(drawn { symbol.foregroundStyle(red.opacity(0.5)) } == layer)
    #expect(drawn { symbol.foregroundStyle(red) }.count == 2)

    let fade = LinearGradient(colors: [red, .clear], startPoint: .top, endPoint: .bottom)
    let shape = drawn { symbol.foregroundStyle(fade) }
    #expect(shape.count == 1 && shape.first?.contains("mask") == true)
  }

  @Test func anImageOfUIKitsHasItsTint() throws {
    let picture = try picture()
    let image = UIImage(picture)
    let shape = drawn { Color(uiColor: .red).mask { Image(picture) }.frame(width: 4, height: 2) }
    #expect(drawn { Image(uiImage: image.withTintColor(.red)) } == shape)
    #expect(
      drawn {
        Image(uiImage: image.withTintColor(.red, renderingMode: .alwaysOriginal))
          .foregroundStyle(.blue)
      } == shape)
    #expect(
      drawn {
        Image(uiImage: image.withTintColor(.red, renderingMode: .alwaysTemplate))
          .foregroundStyle(Color(uiColor: .red))
      } == shape)
    #expect(
      drawn {
        Image(uiImage: image.withTintColor(.red).withRenderingMode(.alwaysTemplate))
          .foregroundStyle(.blue)
      } != shape)
    #expect(image.withTintColor(.red).size == image.size)
    let star = try #require(UIImage(systemName: "star"))
    #expect(
      drawn { Image(uiImage: star.withTintColor(.red, renderingMode: .alwaysOriginal)) }
        == drawn { Image(systemName: "star").foregroundStyle(Color(uiColor: .red)) })
  }

  @Test func aNameIsFoundAmongTheEnvironmentsPictures() throws {
    let picture = try picture()
    #expect(
      drawn { Image("logo").environment(\.pictures, ["logo": picture]) }
        == [#"picture "dots" 4x2px at 98,99 4x2"#])
  }

  @Test func anUnknownNameIsReportedAndDrawnAsACrossedFrame() {
    let stage = smallStage {
      VStack {
        Image("logo")
        Image(systemName: "no.such.thing")
      }
    }
    #expect(stage.displayList.items.count == 2)
    #expect(
      stage.issues.map(\.description).map { $0.drop { $0 != " " } } == [
        """
         names the picture "logo"; expected one of the environment's pictures. \
        A crossed frame stands for it
        """,
        """
         names the symbol "no.such.thing"; expected one that RecallUI has a drawing of. \
        A crossed frame stands for it
        """,
      ])
  }

  @Test func aSymbolWithoutANameIsNothingAsLargeAsAny() {
    let stage = smallStage { Image(systemName: "").accessibilityIdentifier("it") }
    #expect(stage.displayList.items.isEmpty)
    #expect(stage.issues.isEmpty)
    let other = smallStage { Image(systemName: "star").accessibilityIdentifier("it") }
    #expect(stage.place(of: "it") == other.place(of: "it"))
  }

  @Test func aSymbolIsAsLargeAsItsText() {
    func frame<Content: View>(@ViewBuilder _ content: () -> Content) -> String? {
      smallStage { content().accessibilityIdentifier("it") }.place(of: "it")
    }
    // 1.2 font sizes.
    #expect(frame { Image(systemName: "plus") } == "89.8,89.8 20.4x20.4")
    #expect(frame { Image(systemName: "plus").font(.system(size: 50)) } == "70,70 60x60")
    #expect(
      frame { Image(systemName: "plus").font(.system(size: 50)).imageScale(.small) }
        == "76,76 48x48")
    #expect(
      frame { Image(systemName: "plus").font(.system(size: 50)).imageScale(.large) }
        == "61,61 78x78")
    #expect(frame { Image(systemName: "plus").resizable() } == "0,0 200x200")
  }

  @Test func aSymbolIsDrawnInTheStyleAndWeightAroundIt() {
    #expect(
      drawn {
        Image(systemName: "minus").foregroundColor(.red).font(.system(size: 20, weight: .bold))
      } == ["stroke 92.5 100 m 107.5 100 l #FF3B30 width 2.72 cap round join round"])
  }

  @Test func aSymbolStandsOnTheLineOfItsText() {
    let stage = smallStage {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "plus").accessibilityIdentifier("symbol")
        Text("Hh").accessibilityIdentifier("text")
      }
    }
    // Capitals are 0.72 font sizes high; both have their middle at the same height.
    let symbol = stage.element("symbol")?.frame ?? .zero
    let text = stage.element("text")?.frame ?? .zero
    let baseline = text.minY + 17 * 0.95
    #expect(abs(symbol.midY - (baseline - 17 * 0.36)) < 0.01)
  }

  @Observable final class Switch {
    var isOn = false
  }

  private struct SwitchView: View {
    let it: Switch

    var body: some View {
      Image(systemName: "minus").foregroundColor(it.isOn ? .white : .black)
        .animation(.linear(duration: 1), value: it.isOn)
    }
  }

  @Test func aSymbolsColorIsAnimated() {
    let it = Switch()
    let stage = smallStage { SwitchView(it: it) }
    it.isOn = true
    _ = stage.displayList
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.description.contains("#808080"))
  }
}
