/// Says texts aloud: each is an effect of the stage, `announce`, which a window hands to whatever reads the screen.
///
/// Nobody knows how long a text takes. So it is said when what happens now is over, one after the other, and its
/// delegate hears so then.
public final class AVSpeechSynthesizer: NSObject {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var waiting: [AVSpeechUtterance] = []
  public private(set) var isPaused = false

  /// Whether there is something that hasn't been said.
  public var isSpeaking: Bool { !waiting.isEmpty }

  /// Says a text when the ones before it have been said.
  public func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if waiting.count == 1, !isPaused { sayLater() }
  }

  /// Says nothing more.
  ///
  /// - Returns: Whether there was something to say.
  @discardableResult
  public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let left = waiting
    (waiting, isPaused) = ([], false)
    for utterance in left { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return !left.isEmpty
  }

  /// Says nothing until it goes on.
  ///
  /// - Returns: Whether there was something to say.
  @discardableResult
  public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = waiting.first, !isPaused else { return false }
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Goes on with what wasn't said.
  ///
  /// - Returns: Whether it had been paused.
  @discardableResult
  public func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    if let utterance = waiting.first {
      delegate?.speechSynthesizer(self, didContinue: utterance)
      sayLater()
    }
    return true
  }

  private func sayLater() {
    StageQueue.main.async { [weak self] in self?.say() }
  }

  private func say() {
    guard !isPaused, let utterance = waiting.first else { return }
    delegate?.speechSynthesizer(self, didStart: utterance)
    StageContext.perform(.announce(Announcement(utterance.speechString)))
    waiting.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if !waiting.isEmpty { sayLater() }
  }
}

/// Hears of what is said.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

/// Where in what is said a pause or an end may come; one text is the least that is said here.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}

/// A text to be said. How, is taken for what programs say: who listens has set that.
public final class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice, by its language.
public final class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public let identifier: String
  public var name: String { identifier }

  /// The voice of a language such as `en-US`; of English where none is told.
  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    identifier = language
  }

  /// A voice by its name.
  public init?(identifier: String) {
    self.identifier = identifier
    language = "en-US"
  }

  /// None: who listens has set one.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  public static func currentLanguageCode() -> String { "en-US" }
}
