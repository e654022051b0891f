import Interaction
import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct UnopenedScreenTests {
  private let stage: Stage

  init() {
    let replay = UnopenedReplay(name: "a.replay", reason: "a.replay:1:1: no", isDark: false)
    stage = Stage(size: CGSize(width: 560, height: 320), state: replay) {
      UnopenedScreen(replay: replay)
    }
  }

  private func tell(_ answer: WatchAnswer) { stage.send(answer.event) }

  private func texts(_ item: DisplayItem) -> [String] {
    switch item.content {
    case .layer(let layer): layer.items.flatMap(texts)
    case .text(let text, _): [text.string]
    default: []
    }
  }

  private func type(_ key: String) {
    stage.send(.key(KeyEvent(.down, key: key)))
    stage.send(.key(KeyEvent(.up, key: key)))
  }

  private var closes: Bool {
    stage.takeEffects().contains { $0.effect == .closeWindow }
  }

  @Test func itSaysWhatIsWrong() {
    let said = Set(stage.displayList.items.flatMap(texts))
    #expect(
      said.isSuperset(of: [
        "This replay can't be shown", "a.replay can't be read, isn't a replay, or is damaged.",
        "a.replay:1:1: no",
      ]), "\(said)")
  }

  @Test(arguments: ["escape", "return", "space"])
  func aKeyClosesIt(key: String) {
    type(key)
    #expect(closes)
  }

  @Test func itLooksAsTheDesktopIsSet() throws {
    let light = stage.displayList
    tell(.surroundings(isDark: true))
    #expect(stage.displayList != light)
    #expect(stage.snapshot["dark"] == "true")
    tell(.surroundings(isDark: false))
    #expect(stage.displayList == light)
    let height = try #require(stage.element("words")).frame.height
    tell(.textSize(percent: 200))
    #expect(try #require(stage.element("words")).frame.height > height * 1.9)
    let window = CGRect(origin: .zero, size: CGSize(width: 560, height: 320))
    #expect(window.contains(try #require(stage.element("close")).frame))
  }

  @Test func otherMessagesChangeNothing() {
    let before = stage.snapshot
    tell(.told("something"))
    stage.send(.message(name: "textSize", body: "huge"))
    #expect(stage.snapshot == before)
  }
}
