import RecallAVFoundation
import RecallUI
import Testing

@Suite struct AVPlayerTests {
  private let url = URL(fileURLWithPath: "/sounds/ding.wav")

  private func effects(_ body: @escaping () -> Void) -> [StageEffect] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture(perform: body)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return stage.takeEffects().map(\.effect)
  }

  @Test func aFilesSoundIsAnEffectByItsName() {
    let player = AVPlayer(url: url)
    #expect(player.timeControlStatus == .paused)
    #expect(
      effects {
        player.seek(to: .zero)
        player.play()
        player.play()
      } == [.playSound("ding")])
    #expect(player.rate == 1 && player.timeControlStatus == .playing)
    #expect(effects { player.pause() }.isEmpty && player.rate == 0)
  }

  @Test func whatGoesOnIsHeardAgainFromTheBeginning() {
    let player = AVPlayer(playerItem: AVPlayerItem(url: url))
    var isThere = false
    var place = 0.0
    #expect(
      effects {
        player.play()
        player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600)) { isThere = $0 }
        place = player.currentTime().seconds
        player.seek(to: .zero)
      } == [.playSound("ding"), .playSound("ding")])
    #expect(isThere && place == 2.5)
  }

  @Test func anotherItemIsHeardInItsPlace() {
    let player = AVPlayer()
    #expect(
      effects {
        player.play()
        player.replaceCurrentItem(with: AVPlayerItem(url: url))
        player.replaceCurrentItem(with: nil)
      } == [.playSound("ding")])
  }

  @Test func timesAreParts() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTimeMake(value: 900, timescale: 600))
    #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(3, preferredTimescale: 1)) == 3)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600).seconds == 0)
    #expect(CMTime(value: 3, timescale: 0).seconds == 0)
  }
}
