/// Has patterns felt: each event is an effect of the stage at its instant, as `sensoryFeedback` is.
public final class CHHapticEngine {
  /// What a device can do.
  public struct DeviceCapability: CHHapticDeviceCapability {
    public let supportsHaptics = true
    public let supportsAudio = false
  }

  /// A stage has events felt, and none heard: who drives it does with the effects what it can.
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    DeviceCapability()
  }

  /// Why an engine stopped by itself. A stage's doesn't.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case systemError = -1
  }

  /// What becomes of an engine whose players are done.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }

  public typealias CompletionHandler = ((any Error)?) -> Void

  /// Taken for what programs say: a stage's engine stops only when it is told to.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Taken for what programs say: nothing takes a stage's engine away.
  public var resetHandler: () -> Void = {}
  /// Taken for what programs say: none of a stage's events is heard.
  public var playsHapticsOnly = false
  /// Taken for what programs say: a stage's engine costs nothing while it waits.
  public var isAutoShutdownEnabled = false
  /// Whether nothing is felt for now.
  public var isMutedForHaptics = false

  private(set) var isRunning = false
  /// How often it was stopped: what a player began before is over.
  private(set) var stops = 0
  private var finishedHandler: ((any Error)?) -> FinishedAction = { _ in .leaveEngineRunning }
  private var waitsForPlayers = false
  private var playing = 0

  public init() throws {}

  /// The stage's clock, in seconds.
  public var currentTime: TimeInterval { Instant.now.seconds }

  public func start() throws {
    isRunning = true
  }

  public func start(completionHandler: CompletionHandler?) {
    isRunning = true
    completionHandler?(nil)
  }

  /// Ends what is being felt.
  public func stop(completionHandler: CompletionHandler? = nil) {
    isRunning = false
    stops += 1
    playing = 0
    completionHandler?(nil)
  }

  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    HapticPlayer(pattern, on: self)
  }

  public func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    HapticPlayer(pattern, on: self)
  }

  /// Calls `finishedHandler` once no player plays, at once if that is so now.
  public func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {
    self.finishedHandler = finishedHandler
    waitsForPlayers = true
    tellIfFinished()
  }

  func playerBegins() {
    playing += 1
  }

  func playerEnds() {
    playing = max(0, playing - 1)
    tellIfFinished()
  }

  private func tellIfFinished() {
    guard waitsForPlayers, playing == 0 else { return }
    waitsForPlayers = false
    if finishedHandler(nil) == .stopEngine { stop() }
  }
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
  /// Whether events can be felt.
  var supportsHaptics: Bool { get }
  /// Whether events can be heard.
  var supportsAudio: Bool { get }
}
