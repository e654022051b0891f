import RecallUI
import Testing

@testable import RecallHome

@Suite struct CardPictureTests {
  @Test(arguments: [
    (CardPicture.Side.face("🚗"), ["🚗"]), (.face("🚗²"), ["🚗", "2"]), (.back, []), (.away, []),
  ])
  func showsItsSideInTheSizeOfACard(side: CardPicture.Side, texts: [String]) {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      CardPicture(side, width: 60).accessibilityIdentifier("card")
    }
    #expect(stage.element("card")?.frame == CGRect(x: 120, y: 105, width: 60, height: 90))
    let shown = stage.displayList.items.compactMap { item -> String? in
      if case .text(let text, _) = item.content { text.string } else { nil }
    }
    #expect(shown == texts)
    #expect(!stage.displayList.items.isEmpty)
  }
}
