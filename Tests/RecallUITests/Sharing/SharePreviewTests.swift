import RecallUI
import Testing

@Suite struct SharePreviewTests {
  /// What is shared of a picture, which has no text: the title of its preview.
  private func title<Picture, Icon>(_ preview: SharePreview<Picture, Icon>) -> [StageEffect] {
    let stage = smallStage {
      ShareLink(item: Image(systemName: "star"), preview: preview).accessibilityIdentifier("share")
    }
    stage.tap("share")
    stage.tap("Copy")
    return stage.takeEffects().map(\.effect)
  }

  @Test func aPreviewHasItsTitleHoweverItIsMade() {
    let (picture, string) = (Image(systemName: "star"), "Title")
    #expect(title(SharePreview("Title")) == [.copy("Title")])
    #expect(title(SharePreview(string)) == [.copy("Title")])
    #expect(title(SharePreview(Text("Title"))) == [.copy("Title")])
    #expect(title(SharePreview("Title", image: picture)) == [.copy("Title")])
    #expect(title(SharePreview(string, image: picture)) == [.copy("Title")])
    #expect(title(SharePreview(Text("Title"), image: picture)) == [.copy("Title")])
    #expect(title(SharePreview("Title", icon: picture)) == [.copy("Title")])
    #expect(title(SharePreview(string, icon: picture)) == [.copy("Title")])
    #expect(title(SharePreview(Text("Title"), icon: picture)) == [.copy("Title")])
    #expect(title(SharePreview("Title", image: picture, icon: picture)) == [.copy("Title")])
    #expect(title(SharePreview(string, image: picture, icon: picture)) == [.copy("Title")])
    #expect(title(SharePreview(Text("Title"), image: picture, icon: picture)) == [.copy("Title")])
  }
}
