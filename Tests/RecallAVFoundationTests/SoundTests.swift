import RecallAVFoundation
import RecallUI
import Testing

/// What programs play and say.
@Suite struct SoundTests {
  /// What code of a stage asks of the world.
  private func effects(_ body: @escaping () -> Void) -> [StageEffect] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture(perform: body)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(1))
    return stage.takeEffects().map(\.effect)
  }

  private final class Listener: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
    var heard: [String] = []

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      heard.append("end \(flag) \(player.isPlaying)")
    }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {
      heard.append("said \(utterance.speechString)")
    }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {
      heard.append("left out \(utterance.speechString)")
    }
  }

  private let url = URL(fileURLWithPath: "/sounds/bell.mp3")

  @Test func aFilesSoundIsAnEffectByItsName() throws {
    let player = try AVAudioPlayer(contentsOf: url, fileTypeHint: AVFileType.mp3.rawValue)
    let listener = Listener()
    player.delegate = listener
    var isPlaying = false
    let played = effects {
      player.prepareToPlay()
      player.play()
      isPlaying = player.isPlaying
    }
    #expect(played == [.playSound("bell")])
    #expect(isPlaying && !player.isPlaying && listener.heard == ["end true false"])
  }

  @Test func dataHasNoName() throws {
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(effects { player.play() } == [.playSound("data")])
  }

  @Test func whatIsRepeatedPlaysUntilItIsStopped() throws {
    let player = try AVAudioPlayer(contentsOf: url)
    player.numberOfLoops = -1
    let listener = Listener()
    player.delegate = listener
    _ = effects { player.play() }
    #expect(player.isPlaying)
    player.stop()
    #expect(!player.isPlaying && listener.heard.isEmpty)
  }

  @Test func whatIsPausedDoesNotEnd() throws {
    let player = try AVAudioPlayer(contentsOf: url)
    let listener = Listener()
    player.delegate = listener
    _ = effects {
      player.play()
      player.pause()
    }
    #expect(listener.heard.isEmpty && !player.isPlaying)
  }

  @Test func eachStageHasASessionOfItsOwn() throws {
    var categories: [AVAudioSession.Category] = []
    _ = effects {
      do {
        try AVAudioSession.sharedInstance().setCategory(
          .playback, mode: .default, options: [.mixWithOthers])
        try AVAudioSession.sharedInstance().setActive(true)
      } catch {
        Issue.record("expected no error, found \(error)")
      }
      categories.append(AVAudioSession.sharedInstance().category)
    }
    _ = effects { categories.append(AVAudioSession.sharedInstance().category) }
    #expect(categories == [.playback, .soloAmbient])
  }

  @Test func textsAreSaidOneAfterTheOther() {
    let synthesizer = AVSpeechSynthesizer()
    let listener = Listener()
    synthesizer.delegate = listener
    let said = effects {
      for text in ["one", "two"] {
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        utterance.rate = AVSpeechUtteranceMaximumSpeechRate
        synthesizer.speak(utterance)
      }
      #expect(synthesizer.isSpeaking)
    }
    #expect(said == [.announce(Announcement("one")), .announce(Announcement("two"))])
    #expect(listener.heard == ["said one", "said two"] && !synthesizer.isSpeaking)
  }

  @Test func whatIsStoppedIsNotSaid() {
    let synthesizer = AVSpeechSynthesizer()
    let listener = Listener()
    synthesizer.delegate = listener
    let said = effects {
      synthesizer.speak(AVSpeechUtterance(string: "one"))
      #expect(synthesizer.stopSpeaking(at: .immediate))
      #expect(!synthesizer.stopSpeaking(at: .word))
    }
    #expect(said.isEmpty && listener.heard == ["left out one"])
  }

  @Test func whatIsPausedIsSaidWhenItGoesOn() {
    let synthesizer = AVSpeechSynthesizer()
    let said = effects {
      synthesizer.speak(AVSpeechUtterance(string: "one"))
      #expect(synthesizer.pauseSpeaking(at: .word))
    }
    #expect(said.isEmpty && synthesizer.isPaused)
    #expect(effects { synthesizer.continueSpeaking() } == [.announce(Announcement("one"))])
  }

  @Test func soundsOfTheSystemsAreKnownToo() {
    #expect(effects { AudioServicesPlaySystemSound(1104) } == [.playSound("system-1104")])
  }
}
