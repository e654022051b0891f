import RecallUI
import Testing

@Suite struct LocalizedStringResourceTests {
  private enum Priority: CaseIterable {
    case low, high

    var label: LocalizedStringResource { self == .low ? "Low" : "High" }
  }

  @Test func aResourceIsShownByItsWords() {
    let stage = smallStage {
      ForEach(Priority.allCases, id: \.self) { Text($0.label) }
    }
    #expect(stage.texts == ["Low", "High"])
  }

  @Test func aResourceHasValues() {
    let count = 3
    let resource: LocalizedStringResource = "\(count) cards"
    #expect(smallStage { Text(resource) }.texts == ["3 cards"])
    #expect(String(localized: resource) == "3 cards")
    #expect(LocalizedStringResource("a", comment: "what it is") == "a")
  }
}
