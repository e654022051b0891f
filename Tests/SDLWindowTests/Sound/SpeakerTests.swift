import Foundation
import Testing

@testable import SDLWindow

/// What a window's content wants to be heard, up to the device.
@Suite struct SpeakerTests {
  private let log = FakeOutput.Log()
  private let clock = Clock()
  private let sounds = ["bell": "bell.wav", "drum": "drum.wav"]

  /// A clock that stands.
  private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var value: UInt64 = 1000

    var ticks: UInt64 {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  private func speaker(volume: Int = 60, opens: Bool = true) -> Speaker {
    Speaker(
      sounds: sounds, volume: volume, ticks: { [clock] in clock.ticks },
      open: { [log] in
        guard opens else {
          log.add("no device")
          return nil
        }
        return FakeOutput(log)
      })
  }

  /// What was done until all was done that was asked for.
  private func heard(_ speaker: Speaker) -> [String] {
    #expect(speaker.thread.finish(within: 60))
    return log.take()
  }

  @Test func theDeviceIsOpenedOnceAndAllSoundsAreReadyBeforeTheFirstIsHeard() {
    let speaker = speaker()
    #expect(heard(speaker) == [])
    speaker.prepare()
    speaker.prepare()
    #expect(heard(speaker) == ["open", "load bell.wav", "load drum.wav"])
    speaker.play("drum")
    speaker.play("bell")
    #expect(heard(speaker) == ["play drum.wav at 60", "play bell.wav at 60"])
  }

  @Test func aSoundThatNobodyPreparedForIsHeardToo() {
    let speaker = speaker()
    speaker.play("bell")
    #expect(heard(speaker).last == "play bell.wav at 60")
  }

  @Test func aSoundWithoutAFileStaysSilent() {
    let speaker = speaker()
    speaker.play("trumpet")
    #expect(heard(speaker) == [])
  }

  @Test func withoutVolumeNoDeviceIsOpened() {
    let speaker = speaker(volume: 0)
    speaker.prepare()
    speaker.play("bell")
    #expect(heard(speaker) == [])
    speaker.volume = 1
    speaker.play("bell")
    #expect(heard(speaker).last == "play bell.wav at 1")
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (99, 99), (100, 100), (101, 100), (.max, 100)])
  func aVolumeIsFromZeroToAHundred(given: Int, volume: Int) {
    let speaker = speaker(volume: given)
    #expect(speaker.volume == volume)
    speaker.volume = 50
    speaker.volume = given
    #expect(speaker.volume == volume)
  }

  // MARK: No device

  @Test func withoutADeviceItIsSilentAndTriesNoMore() {
    let speaker = speaker(opens: false)
    for _ in 0..<5 { speaker.play("bell") }
    #expect(heard(speaker) == ["no device"])
  }

  @Test func aDeviceThatComesIsTried() {
    let speaker = speaker(opens: false)
    speaker.play("bell")
    speaker.note(.added)
    #expect(heard(speaker) == ["no device"])
    speaker.play("bell")
    #expect(heard(speaker) == ["no device"])
  }

  @Test func aDeviceThatIsLostIsClosedAndTheNextSoundFindsAnother() {
    let speaker = speaker()
    speaker.play("bell")
    _ = heard(speaker)
    speaker.note(.lost)
    #expect(heard(speaker) == ["close"])
    speaker.play("drum")
    #expect(heard(speaker).last == "play drum.wav at 60")
  }

  @Test func aSecondDeviceChangesNothingWhileThereIsOne() {
    let speaker = speaker()
    speaker.play("bell")
    _ = heard(speaker)
    speaker.note(.added)
    speaker.play("bell")
    #expect(heard(speaker) == ["play bell.wav at 60"])
  }

  @Test func devicesThatComeAndGoAreNotRunAfterForEver() {
    let speaker = speaker(opens: false)
    for _ in 0..<20 {
      speaker.note(.added)
      speaker.play("bell")
    }
    #expect(heard(speaker).count == SpeakerThread.mostAttempts)
  }

  // MARK: Time

  @Test(arguments: [(SpeakerThread.latest, true), (SpeakerThread.latest + 1, false)])
  func aSoundThatComesTooLateIsNotHeard(delay: UInt64, isHeard: Bool) {
    let (log, clock) = (log, clock)
    let speaker = Speaker(
      sounds: sounds, volume: 60, ticks: { clock.ticks },
      open: {
        clock.ticks += delay
        return FakeOutput(log)
      })
    speaker.play("bell")
    #expect(heard(speaker).contains("play bell.wav at 60") == isHeard)
    speaker.play("bell")
    #expect(heard(speaker) == ["play bell.wav at 60"])
  }

  /// A server of sounds that never answers.
  @Test func aDeviceThatHangsHoldsNobodyUp() {
    let (gate, log) = (DispatchSemaphore(value: 0), log)
    let start = ContinuousClock.now
    do {
      let speaker = Speaker(
        sounds: sounds, volume: 60, ticks: { 0 },
        open: {
          gate.wait()
          return FakeOutput(log)
        })
      speaker.prepare()
      for _ in 0..<1000 { speaker.play("bell") }
      #expect(!speaker.thread.finish(within: 0.01))
      #expect(log.take() == [])
    }
    #expect(start.duration(to: .now) < .seconds(30))
    gate.signal()
  }

  @Test func aSpeakerThatGoesClosesItsDevice() {
    var last: Speaker? = speaker()
    last?.play("bell")
    let thread = last?.thread
    last = nil
    #expect(thread?.finish(within: 60) == true)
    #expect(log.take().last == "close")
    thread?.play("bell", volume: 60)
    #expect(thread?.finish(within: 60) == true)
    #expect(log.take() == [])
  }
}
