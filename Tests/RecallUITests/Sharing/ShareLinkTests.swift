import RecallUI
import Testing

@Suite struct ShareLinkTests {
  private struct Note: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.text)
    }
  }

  private func shared<Link: View>(@ViewBuilder _ link: () -> Link) -> [StageEffect] {
    let stage = smallStage { link().accessibilityIdentifier("share") }
    stage.tap("share")
    return stage.takeEffects().map(\.effect)
  }

  private func message(_ body: String) -> [StageEffect] { [.message(name: "share", body: body)] }

  @Test func aTextAndAnAddressAreTheirLines() {
    #expect(shared { ShareLink("Share", item: "hello") } == message("hello"))
    let address = URL(fileURLWithPath: "/a")
    #expect(shared { ShareLink(item: address) } == message("file:///a"))
  }

  @Test func severalThingsAreALineEachBehindSubjectAndMessage() {
    #expect(
      shared {
        ShareLink(items: ["a", "b"], subject: Text("Letters"), message: Text("Two of them"))
      } == message("Letters\nTwo of them\na\nb"))
  }

  @Test func aThingThatExportsTextIsThat() {
    #expect(shared { ShareLink(item: Note(text: "buy milk")) } == message("buy milk"))
    #expect(shared { ShareLink(item: 3) } == message("3"))
  }

  @Test func aThingWithoutTextIsItsPreviewsTitle() {
    let image = Image(systemName: "star")
    #expect(
      shared { ShareLink(item: image, preview: SharePreview("Star", image: image)) }
        == message("Star"))
    #expect(shared { ShareLink(item: image) { Text("go") } } == message("Image"))
  }
}
