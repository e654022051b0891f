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
    stage.tap(label: "Copy")
    return stage.takeEffects().map(\.effect)
  }

  private func message(_ body: String) -> [StageEffect] { [.copy(body)] }

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

  @Test func aLetterHasSubjectAndText() {
    let stage = smallStage {
      ShareLink(item: "für & wider", subject: Text("A? B"), message: Text("Read:"))
        .accessibilityIdentifier("share")
    }
    stage.tap("share")
    stage.tap(label: "Mail")
    let address = "mailto:?subject=A%3F%20B&body=Read%3A%0D%0Af%C3%BCr%20%26%20wider"
    #expect(stage.takeEffects().map(\.effect) == URL(string: address).map { [.openURL($0)] })
    // The menu is closed again.
    #expect(!stage.texts.contains("Copy"))
  }

  @Test func whatIsTooLongForALetterCanBeCopied() {
    // "mailto:?body=" has 13 bytes.
    for (count, isLetter) in [(7987, true), (7988, false)] {
      let stage = smallStage {
        ShareLink(item: String(repeating: "a", count: count)).accessibilityIdentifier("share")
      }
      stage.tap("share")
      #expect(stage.texts.contains("Copy"))
      #expect(stage.texts.contains("Mail") == isLetter)
    }
  }
}

extension Stage {
  /// Touches the middle of what has a label; what isn't there fails the test.
  fileprivate func tap(label: String) {
    guard let frame = elements.last(where: { $0.label == label })?.frame else {
      Issue.record("there is no \(label) on the stage")
      return
    }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
