import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct BackgroundTests {
  @Test func aBackgroundHasTheSizeOfWhatIsInFront() {
    let stage = smallStage {
      Color.red
        .frame(width: 60, height: 30)
        .background(alignment: .topLeading) {
          Color.blue.accessibilityIdentifier("all")
          Color.green.frame(width: 10, height: 10).accessibilityIdentifier("corner")
        }
    }
    #expect(stage.place(of: "all") == "70,85 60x30")
    #expect(stage.place(of: "corner") == "70,85 10x10")
    let colors = stage.displayList.items.map { $0.description.suffix(7) }
    #expect(colors == ["#007AFF", "#34C759", "#FF3B30"])
  }

  @Test func anOverlayMayBeLargerThanWhatIsBehind() {
    let stage = smallStage {
      Color.red
        .frame(width: 20, height: 20)
        .overlay(Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("a"))
        .accessibilityIdentifier("b")
    }
    #expect(stage.place(of: "a") == "80,80 40x40")
    #expect(stage.place(of: "b") == "90,90 20x20")
  }

  @Test func behindNothingThereIsNothing() {
    let stage = smallStage { EmptyView().background(Color.red) }
    #expect(stage.displayList.items.isEmpty)
  }

  // MARK: Several views

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private struct Pair<First: View, Second: View>: View {
    let first: First
    let second: Second

    var body: some View {
      first
      second
    }
  }

  private struct OnRed: ViewModifier {
    func body(content: Content) -> some View { content.background(Color.red) }
  }

  /// What is drawn in a column, each thing without its first word.
  private func drawn<Content: View>(_ content: Content) -> [String] {
    let stage = smallStage { VStack { content } }
    return stage.displayList.items.map {
      $0.description.split(separator: " ").dropFirst().joined(separator: " ")
    }
  }

  @Test func eachViewOfAGroupHasALayerOfItsOwn() {
    let views = Group {
      box("a", 20, 20)
      box("b", 60, 32)
    }
    let apart = drawn(
      Group {
        box("a", 20, 20).background(Color.red)
        box("b", 60, 32).background(Color.red)
      })
    #expect(apart.count == 4)
    #expect(drawn(views.background(Color.red)) == apart)
    #expect(drawn(views.modifier(OnRed())) == apart)
    #expect(
      drawn(Pair(first: box("a", 20, 20), second: box("b", 60, 32)).background(Color.red)) == apart)
    #expect(
      drawn(
        ForEach(0..<2) { number in
          box("\(number)", number == 0 ? 20 : 60, number == 0 ? 20 : 32)
        }.background(Color.red)) == apart)
    #expect(
      drawn(views.overlay(Color.red))
        == drawn(
          Group {
            box("a", 20, 20).overlay(Color.red)
            box("b", 60, 32).overlay(Color.red)
          }))
    #expect(
      drawn(views.mask(Circle()))
        == drawn(
          Group {
            box("a", 20, 20).mask(Circle())
            box("b", 60, 32).mask(Circle())
          }))
  }

  @Test func viewsWithLayersStandOneByOne() {
    let stage = smallStage {
      VStack {
        Group {
          box("a", 20, 20)
          box("b", 60, 32)
        }
        .background(Color.red.accessibilityIdentifier("red"))
      }
    }
    #expect(stage.place(of: "a") == "90,70 20x20")
    #expect(stage.place(of: "b") == "70,98 60x32")
    let reds = stage.elements.filter { $0.identifier == "red" }.map(\.frame)
    #expect(
      reds == [
        CGRect(x: 90, y: 70, width: 20, height: 20), CGRect(x: 70, y: 98, width: 60, height: 32),
      ])
  }

  @Test func noViewHasNoLayerAndTakesNoSpace() {
    let isShown = false
    let stage = smallStage {
      VStack {
        box("a", 20, 20)
        Group { if isShown { Color.green } }.background(Color.red)
        EmptyView().overlay(Color.red)
        EmptyView().mask(Color.red)
      }
      .accessibilityIdentifier("all")
    }
    #expect(stage.place(of: "all") == "90,90 20x20")
    #expect(stage.displayList.items.count == 1)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").frame(width: 20, height: 20).onTapGesture { count += 1 }
    }
  }

  @Test func aLayerKeepsItsStateWhileItsViewIsThere() {
    let model = Switchboard()
    struct Row: View {
      @ObservedObject var model: Switchboard

      var body: some View {
        HStack(spacing: 0) {
          ForEach(model.numbers, id: \.self) { number in
            Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("\(number)")
          }
          .overlay { Counter() }
        }
      }
    }
    let stage = smallStage { Row(model: model) }
    stage.tap("1")
    stage.tap("2")
    stage.tap("2")
    #expect(stage.texts == ["0", "1", "2"])

    model.numbers = [2, 1]
    #expect(stage.texts == ["2", "1"])

    model.numbers = [3, 2, 1]
    #expect(stage.texts == ["0", "2", "1"])
  }

  @Test func anOutlineTellsTheRectangleAroundAllViewsWithLayers() {
    let stage = smallStage {
      VStack {
        Group {
          box("a", 20, 20)
          box("b", 60, 32)
        }
        .background(Color.red)
      }
    }
    #expect(stage.outline.contains("LayeredView 70,70 60x60\n"))
  }
}
