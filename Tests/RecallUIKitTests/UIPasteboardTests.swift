import RecallUI
import RecallUIKit
import Testing

@Suite struct UIPasteboardTests {
  @Test func whatIsWrittenIsCopiedAndNothingIsRead() {
    var read: String?
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Button("copy") {
        UIPasteboard.general.string = "text"
        read = UIPasteboard.general.string
      }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.takeEffects().map(\.effect) == [.copy("text")])
    #expect(read == nil)
    #expect(!UIPasteboard.general.hasStrings)
  }
}
