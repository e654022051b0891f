/// Plays the sound of what it has, as an effect of the stage, which has the name of the file without its extension:
/// `playSound("ding")` for `ding.wav`.
///
/// Nothing is read or decoded. So nobody knows how long something lasts, and nobody is told of its end; where in it
/// one is, and how fast and loud it is played, are what the program says.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it goes on.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// What is to happen at the end, which nobody knows of: taken for what programs say.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// What it plays.
  public private(set) var currentItem: AVPlayerItem?
  /// How fast; 0 where it doesn't go on. What is set begins or ends it.
  public var rate: Float = 0 {
    didSet { if oldValue == 0, rate != 0 { ask() } }
  }
  /// Taken for what programs say, and so are the others below: a window plays sounds as they are.
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var allowsExternalPlayback = true
  private var time = CMTime.zero

  /// A player that has nothing yet.
  public override init() {}

  /// A player of a file.
  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
  }

  /// A player of an item; of nothing without one.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
  }

  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// Asks for the sound, unless it goes on already.
  open func play() {
    rate = 1
  }

  open func pause() {
    rate = 0
  }

  /// Plays something else from now on.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
    if rate != 0 { ask() }
  }

  /// Goes to a place in what it plays. What goes on there from the beginning is asked for again.
  open func seek(to time: CMTime) {
    self.time = time
    if rate != 0, time == .zero { ask() }
  }

  /// Goes to a place in what it plays, and says that it is there.
  open func seek(to time: CMTime, completionHandler: (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// Where the program has led it.
  open func currentTime() -> CMTime { time }

  private func ask() {
    guard let item = currentItem else { return }
    StageContext.perform(.playSound(item.url.deletingPathExtension().lastPathComponent))
  }
}

/// What a player plays.
public final class AVPlayerItem: NSObject, @unchecked Sendable {
  let url: URL

  /// The content of a file.
  public init(url: URL) {
    self.url = url
  }

  /// Zero: nobody knows how long it lasts.
  public var duration: CMTime { .zero }
}

extension Notification.Name {
  /// Never posted: nobody knows when something ends.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
