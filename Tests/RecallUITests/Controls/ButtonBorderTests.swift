import RecallUI
import Testing

@Suite struct ButtonBorderTests {
  private func size<Content: View>(@ViewBuilder _ button: () -> Content) -> CGSize? {
    smallStage { button().buttonStyle(.bordered).accessibilityIdentifier("b") }
      .element("b")?.frame.size
  }

  private var label: some View { Color.red.frame(width: 10, height: 10) }

  private func size(_ controlSize: ControlSize) -> CGSize? {
    size {
      Button {
      } label: {
        label
      }.controlSize(controlSize)
    }
  }

  @Test func eachSizeHasItsRoomAroundTheLabel() {
    #expect(size(.mini) == CGSize(width: 26, height: 14))
    #expect(size(.small) == CGSize(width: 30, height: 18))
    #expect(size(.regular) == CGSize(width: 38, height: 24))
    #expect(size(.large) == CGSize(width: 50, height: 34))
    #expect(size(.extraLarge) == CGSize(width: 58, height: 42))
    #expect(
      size(.regular)
        == size {
          Button {
          } label: {
            label
          }
        })
  }

  @Test func aCircleHasAsMuchRoomBesideTheLabelAsAboveIt() {
    #expect(
      size {
        Button {
        } label: {
          label
        }.buttonBorderShape(.circle)
      }
        == CGSize(width: 24, height: 24))
    #expect(
      size {
        Button {
        } label: {
          label
        }.buttonBorderShape(.capsule)
      } == size(.regular))
  }

  @Test func shapesAreDrawn() {
    func drawn(_ shape: ButtonBorderShape) -> DisplayList {
      smallStage {
        Button {
        } label: {
          label
        }.buttonStyle(.bordered).buttonBorderShape(shape)
      }
      .displayList
    }
    #expect(drawn(.capsule) == drawn(.roundedRectangle(radius: 500)))
    #expect(drawn(.capsule) != drawn(.automatic))
    #expect(drawn(.roundedRectangle) == drawn(.automatic))
    #expect(drawn(.roundedRectangle(radius: .nan)) == drawn(.roundedRectangle(radius: 0)))
    #expect(drawn(.roundedRectangle(radius: -1)) == drawn(.roundedRectangle(radius: 0)))
  }
}
