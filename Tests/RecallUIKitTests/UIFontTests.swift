import RecallUI
import Testing

@Suite struct UIFontTests {
  private func list(_ font: Font) -> String {
    Stage(size: CGSize(width: 200, height: 200)) { Text("words").font(font) }
      .displayList.description
  }

  @Test func aFontIsOneOfAViews() {
    #expect(
      list(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
        == list(.system(size: 20, weight: .bold)))
    #expect(list(Font(UIFont.boldSystemFont(ofSize: 20))) == list(.system(size: 20, weight: .bold)))
    #expect(list(Font(UIFont.preferredFont(forTextStyle: .title1))) == list(.title))
    #expect(list(Font(UIFont.systemFont(ofSize: 20))) != list(.system(size: 21)))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
