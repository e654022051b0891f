import RecallUI
import Testing

@Suite struct TextCaseTests {
  private func shown<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    smallStage(content).displayList.items.compactMap { item in
      guard case .text(let text, _) = item.content else { return nil }
      return text.runs.map(\.string).joined()
    }
  }

  @Test func textIsShownInItsLetters() {
    #expect(
      shown {
        VStack {
          Text("Straße").textCase(.uppercase)
          Text("Loud").textCase(.lowercase)
          Text("As is").textCase(nil)
        }
        .textCase(.uppercase)
      } == ["STRASSE", "loud", "As is"])
  }

  @Test func whatIsSaidOfItStays() {
    let stage = smallStage { Text("Loud").textCase(.uppercase) }
    #expect(stage.texts == ["Loud"])
  }

  @Test func itIsAsWideAsItsLetters() {
    let stage = smallStage {
      Text("ß").textCase(.uppercase).accessibilityIdentifier("two")
      Text("SS").accessibilityIdentifier("plain")
    }
    #expect(stage.element("two")?.frame.width == stage.element("plain")?.frame.width)
  }
}
