import Testing

@testable import RecallApp

#Preview("in a test", traits: .fixedLayout(width: 30, height: 20)) {
  @Previewable @State var text = "state"
  Text(text)
}

private struct OldPreviews: PreviewProvider {
  static var previews: some View { Text("old") }
}

@Suite struct PreviewPicturesTests {
  @Test func previewsOfBothFormsAreFound() throws {
    let names = FoundPreviews.all.map(\.name)
    #expect(names.contains("PreviewPicturesTests-5-in a test"))
    #expect(names.contains("OldPreviews"))
    let first = try #require(FoundPreviews.all.first { $0.name.hasSuffix("in a test") })
    #expect(first.preview.size == CGSize(width: 30, height: 20))
    let stage = Stage(size: CGSize(width: 30, height: 20)) { first.preview.view }
    #expect(stage.elements.map(\.label) == ["state"])
  }

  @Test func filesHaveNamesOfTheirOwn() {
    #expect(
      PreviewPictures.fileNames(["a b", "a-b", "ä/..", "a b", "\u{202E}x"])
        == ["a-b", "a-b-2", "ä---", "a-b-3", "-x"])
  }
}
