import RecallUI
import Testing

@Suite struct LabelTests {
  @Test func aLabelIsItsIconAndItsTitle() {
    let stage = smallStage { Label("Shuffle", systemImage: "minus") }
    #expect(
      stage.displayList.items.map(\.description) == [
        "stroke 54.925 100 m 67.675 100 l #000000 width 1.7 cap round join round",
        #"text "Shuffle" 17pt #000000 at 77.5,89.8 71.4x20.4"#,
      ])
    #expect(stage.texts == ["Shuffle"])
  }

  @Test func aLabelsPictureIsFoundByItsName() {
    let stage = smallStage { Label("Deck", image: "deck") }
    #expect(stage.issues.count == 1)
    #expect(stage.displayList.items.count == 2)
  }
}
