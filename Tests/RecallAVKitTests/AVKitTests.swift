import RecallAVKit
import RecallUI
import Testing

@Suite struct AVKitTests {
  @Test func aPlayerOfSoundsComesWithIt() throws {
    let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/sounds/bell.mp3"))
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture { player.play() }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.takeEffects().map(\.effect) == [.playSound("bell")])
  }

  @Test func aFilmIsABlackGroundWithWhatLiesOverIt() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/films/sea.mp4"))
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      VStack {
        VideoPlayer(player: player).frame(width: 40, height: 30)
        VideoPlayer(player: player) { Text("sea") }
      }
    }
    #expect(stage.element("sea") != nil)
    #expect(stage.takeEffects().isEmpty)
  }
}
