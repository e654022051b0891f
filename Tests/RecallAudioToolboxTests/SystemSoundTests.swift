import RecallAudioToolbox
import RecallUI
import Testing

@Suite struct SystemSoundTests {
  /// What code of a stage asks of the world.
  private func effects(_ body: @escaping () -> Void) -> [StageEffect] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture(perform: body)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(1))
    return stage.takeEffects().map(\.effect)
  }

  @Test func aSoundOfTheSystemsIsAnEffectByItsNumber() {
    #expect(effects { AudioServicesPlaySystemSound(1104) } == [.playSound("system-1104")])
    #expect(effects { AudioServicesPlayAlertSound(1005) } == [.playSound("system-1005")])
  }

  @Test func whatVibratesIsFelt() {
    let felt = effects {
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      for id: SystemSoundID in 1519...1521 { AudioServicesPlaySystemSound(id) }
    }
    #expect(
      felt == [
        .feedback(.impact(weight: .heavy)), .feedback(.impact(weight: .light)),
        .feedback(.impact(weight: .medium)), .feedback(.error),
      ])
  }

  @Test func aSoundOfAFileIsCalledAsTheFileIs() {
    var statuses: [OSStatus] = []
    let heard = effects {
      var (bell, drum): (SystemSoundID, SystemSoundID) = (0, 0)
      statuses.append(
        AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/a/bell.caf") as CFURL, &bell))
      AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/a/drum.wav") as CFURL, &drum)
      AudioServicesPlaySystemSound(drum)
      AudioServicesPlaySystemSound(bell)
      statuses.append(AudioServicesDisposeSystemSoundID(bell))
      statuses.append(AudioServicesDisposeSystemSoundID(bell))
    }
    #expect(heard == [.playSound("drum"), .playSound("bell")])
    #expect(statuses == [0, 0, kAudioServicesSystemSoundUnspecifiedError])
  }

  @Test func whoPlaysASoundHearsThatItBegan() {
    var order: [String] = []
    let heard = effects {
      AudioServicesPlaySystemSoundWithCompletion(1) { order.append("over") }
      AudioServicesPlayAlertSoundWithCompletion(2, nil)
      order.append("asked")
    }
    #expect(order == ["asked", "over"])
    #expect(heard == [.playSound("system-1"), .playSound("system-2")])
  }
}
