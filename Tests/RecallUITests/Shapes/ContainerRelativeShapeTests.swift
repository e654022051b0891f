import RecallUI
import Testing

@Suite struct ContainerRelativeShapeTests {
  private func drawn<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    let stage = Stage(size: CGSize(width: 100, height: 50)) { content() }
    return stage.displayList.items.map(\.description)
  }

  @Test func itIsTheShapeThatTheContainerSays() {
    let expected = drawn { RoundedRectangle(cornerRadius: 12).fill(.red) }
    #expect(
      drawn {
        ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 12))
      } == expected)
    #expect(
      drawn {
        ContainerRelativeShape().fill(.red)
          .containerShape(RoundedRectangle(cornerRadius: 12)).containerShape(Circle())
      } == expected)
    #expect(
      drawn {
        AnyShape(ContainerRelativeShape()).fill(.red)
          .containerShape(RoundedRectangle(cornerRadius: 12))
      } == expected)
  }

  @Test func withoutAContainersItIsARectangle() {
    #expect(drawn { ContainerRelativeShape().fill(.red) } == drawn { Rectangle().fill(.red) })
  }

  @Test func itIsInsetAsTheContainersIs() {
    #expect(
      drawn {
        ContainerRelativeShape().inset(by: 4).fill(.red)
          .containerShape(RoundedRectangle(cornerRadius: 12))
      } == drawn { RoundedRectangle(cornerRadius: 12).inset(by: 4).fill(.red) })
  }

  @Test func itClipsAndStandsBehindContent() {
    #expect(
      drawn {
        Color.red.clipShape(ContainerRelativeShape()).containerShape(Capsule())
      } == drawn { Color.red.clipShape(Capsule()) })
    #expect(
      drawn {
        Color.clear.background(.red, in: ContainerRelativeShape()).containerShape(Capsule())
      } == drawn { Color.clear.background(.red, in: Capsule()) })
  }
}
