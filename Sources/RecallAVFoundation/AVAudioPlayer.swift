/// Plays the sound of a file, as an effect of the stage, which has the name of the file without its extension:
/// `playSound("bell")` for `bell.mp3`.
///
/// Nothing is read or decoded. So nobody knows how long a sound lasts: it is over when what happens now is, and its
/// delegate hears so then, unless it is repeated for ever. Where in it one is, and how fast and loud it is played, are
/// what the program says.
public final class AVAudioPlayer: NSObject {
  /// The file; nil for data.
  public let url: URL?
  /// What was handed over instead of a file.
  public let data: Data?
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether it has begun and isn't over.
  public private(set) var isPlaying = false
  /// How often it is repeated; below 0 until it is stopped. A window repeats nothing.
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  /// 0: nobody knows.
  public var duration: TimeInterval { 0 }
  public var deviceCurrentTime: TimeInterval { 0 }
  public var numberOfChannels: Int { 2 }
  /// Taken for what programs say, and so are the others below: a window plays sounds as they are.
  public var volume: Float = 1
  public var pan: Float = 0
  public var rate: Float = 1
  public var enableRate = false
  public var isMeteringEnabled = false
  /// Which sound is played, so that the end of a former one is told of no other.
  private var number = 0

  /// A player of a file's sound.
  ///
  /// - Throws: Nothing here: a stage reads no files.
  public init(contentsOf url: URL) throws {
    self.url = url
    data = nil
  }

  /// A player of a file's sound; what kind of file that is makes no difference.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of data, which has no name: its effect is the sound `data`.
  public init(data: Data) throws {
    url = nil
    self.data = data
  }

  /// A player of data; what kind of data that is makes no difference.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// - Returns: True: there is nothing to prepare.
  @discardableResult
  public func prepareToPlay() -> Bool { true }

  /// Asks for the sound.
  ///
  /// - Returns: True.
  @discardableResult
  public func play() -> Bool {
    StageContext.perform(.playSound(url?.deletingPathExtension().lastPathComponent ?? "data"))
    isPlaying = true
    number += 1
    guard numberOfLoops >= 0 else { return true }
    let number = number
    StageQueue.main.async { [weak self] in self?.end(number) }
    return true
  }

  /// Asks for the sound at once, whatever the time is.
  @discardableResult
  public func play(atTime time: TimeInterval) -> Bool { play() }

  public func pause() {
    number += 1
    isPlaying = false
  }

  public func stop() { pause() }

  public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Taken for what programs say: nobody measures.
  public func updateMeters() {}

  /// Silence, in decibels.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Silence, in decibels.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func end(_ number: Int) {
    guard number == self.number, isPlaying else { return }
    isPlaying = false
    currentTime = 0
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// Hears of a player.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called: nothing is decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// What kind of file a sound is in.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}
