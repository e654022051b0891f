import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ShadowStyleTests {
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    smallStage(content).displayList.items.map(\.description)
  }

  private func shadows<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
    smallStage(content).displayList.description.components(separatedBy: "shadow").count - 1
  }

  @Test func aDropShadowIsBehindWhatIsFilled() throws {
    let style = drawn {
      Circle().fill(.blue.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))
        .frame(width: 40, height: 40)
    }
    let view = drawn {
      Circle().fill(.blue).frame(width: 40, height: 40)
        .shadow(color: .black, radius: 3, x: 1, y: 2)
    }
    #expect(style == view)
    #expect(style.count == 1)
  }

  @Test func anInnerShadowIsSeenThroughWhatIsFilled() throws {
    let list = smallStage {
      Rectangle().fill(.white.shadow(.inner(color: .red, radius: 2))).frame(width: 40, height: 40)
    }.displayList
    #expect(list.items.count == 2)
    guard case .layer(let seen) = list.items[1].content, case .mask(let mask) = seen.effect else {
      Issue.record("no mask")
      return
    }
    #expect(mask.map(\.description) == ["fill rect 80,80 40x40 #FFFFFF"])
  }

  @Test func whatInheritsAStyleHasItsShadows() {
    #expect(
      shadows { Circle().foregroundStyle(.red.shadow(.drop(radius: 2)).opacity(0.5)) } == 1)
    #expect(shadows { Text("a").foregroundStyle(.red.shadow(.drop(radius: 2))) } == 1)
    #expect(
      shadows { Image(systemName: "star").foregroundStyle(.red.shadow(.drop(radius: 2))) } == 1)
    #expect(
      shadows {
        Circle().fill(.secondary).foregroundStyle(.red.shadow(.drop(radius: 2)))
      } == 1)
    #expect(
      shadows { Circle().fill(.blue).foregroundStyle(.red.shadow(.drop(radius: 2))) } == 0)
    #expect(
      shadows {
        Text("a").foregroundStyle(.red.shadow(.drop(radius: 2)).shadow(.drop(radius: 4)))
      } == 2)
  }

  @Test func aShadowAloneIsOfTheStyleThatIsInherited() {
    let stage = smallStage {
      Circle().foregroundStyle(.shadow(.drop(radius: 2))).foregroundStyle(.green)
    }
    #expect(stage.displayList.description.contains("#34C759"))
    #expect(stage.displayList.description.contains("shadow"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func noNumberOfAShadowEndsTheProgram(number: CGFloat) {
    let stage = smallStage {
      ZStack {
        Circle().fill(.red.shadow(.drop(radius: number, x: number, y: number)))
        Circle().fill(.red.shadow(.inner(radius: number, x: number, y: number)))
        Rectangle().fill(.green)
      }
    }
    #expect(stage.displayList.items.last?.description == "fill rect 0,0 200x200 #34C759")
  }

  @Test func aLevelOfAStyleIsAsSeeThroughAsALabel() {
    #expect(drawn { Rectangle().fill(.red.secondary) } == ["fill rect 0,0 200x200 #FF3B3099"])
    #expect(
      drawn { Rectangle().fill(.quinary).foregroundStyle(.red) }
        == drawn { Rectangle().fill(.red.quinary) })
    #expect(
      drawn { Rectangle().fill(.tint.tertiary).tint(.red) } == ["fill rect 0,0 200x200 #FF3B304D"])
    #expect(
      drawn { Rectangle().fill(.background.secondary) } == ["fill rect 0,0 200x200 #F2F2F7"])
    #expect(
      drawn {
        Rectangle().foregroundStyle(.foreground.secondary).foregroundStyle(.red)
      } == ["fill rect 0,0 200x200 #FF3B3099"])
  }

  @Test func backgroundsHaveTheStyleThatIsSet() {
    #expect(
      drawn { Color.clear.background().backgroundStyle(.red) }.first
        == "fill rect 0,0 200x200 #FF3B30")
    #expect(
      drawn { Color.clear.background(in: Circle()).backgroundStyle(.red) }.first
        == "fill ellipse 0,0 200x200 #FF3B30")
    // A style that is made of it is of the usual one.
    let own = drawn { Color.clear.background().backgroundStyle(.background.opacity(0.5)) }
    #expect(own.first == drawn { Rectangle().fill(.background.opacity(0.5)) }.first)
  }
}
