import Testing

@testable import RecallUI

@Suite struct ShownTextTests {
  @Test(arguments: ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func aLineEndIsSeenWhereverItStands(lineEnd: String) {
    for count in 0..<20 {
      let text = String(repeating: "a", count: count) + lineEnd + String(repeating: "é", count: 9)
      let shown = ShownText(EditedText(text), in: .line).text
      let hasLineEnd = shown.contains { $0.isNewline }
      #expect(!hasLineEnd, "behind \(count) letters")
      #expect(shown.utf8.count == text.utf8.count)
      #expect(ShownText(EditedText(text), in: .page).text == text)
    }
  }

  @Test(arguments: ["", "a", "12345678", "a line of letters, ~ and \u{7F}", "größer als", "漢字漢字漢字"])
  func aTextWithoutOneIsShownAsItIs(text: String) {
    #expect(ShownText(EditedText(text), in: .line).text == text)
  }

  @Test func aSecretsPlacesAreThoseOfItsBullets() {
    var edited = EditedText("a👨‍👩‍👧‍👦é")
    edited.select(from: 1, to: edited.text.utf8.count)
    let shown = ShownText(edited, in: .secret)
    #expect(shown.text == "•••" && shown.selection == 3..<9 && shown.caret == 9)
    edited.select(from: edited.text.utf8.count, to: 1)
    #expect(ShownText(edited, in: .secret).caret == 3)
  }
}
