import RecallUI
import Testing

@Suite struct LabelContentTests {
  private func labels<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    smallStage(content).elements.compactMap(\.label)
  }

  @Test func aLabelHasWordsBeforeAndAfterTheViewsOwn() {
    #expect(
      labels {
        Text("Rex").accessibilityLabel { label in
          Text("Favorite")
          label
          Text("dog")
        }
      } == ["Favorite, Rex, dog"])
  }

  @Test(arguments: [true, false])
  func wordsOfALabelCanDependOnSomething(isFavorite: Bool) {
    #expect(
      labels {
        Text("Rex").accessibilityLabel { label in
          if isFavorite { Text("Favorite") }
          label
        }
      } == [isFavorite ? "Favorite, Rex" : "Rex"])
  }

  @Test func withoutItsPlaceTheViewsOwnLabelIsNotTold() {
    #expect(labels { Text("Rex").accessibilityLabel { _ in Text("a dog") } } == ["a dog"])
  }

  @Test func wordsOfALabelTakeNoRoomAndAreNotSeen() {
    let stage = smallStage {
      Text("Rex").accessibilityLabel { label in
        Text("Favorite")
        label
      }
    }
    let plain = smallStage { Text("Rex") }
    #expect(stage.displayList.description == plain.displayList.description)
    #expect(stage.elements.first?.frame == plain.elements.first?.frame)
    func baselines(@ViewBuilder _ words: () -> some View) -> String {
      smallStage {
        HStack(alignment: .firstTextBaseline) {
          Text("large").font(.largeTitle)
          words()
        }
      }.displayList.description
    }
    #expect(
      baselines { Text("Rex") }
        == baselines {
          Text("Rex").accessibilityLabel { label in
            Text("Favorite")
            label
          }
        })
  }
}
