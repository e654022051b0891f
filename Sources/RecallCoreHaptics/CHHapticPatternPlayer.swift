/// At once, for what asks for a time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether nothing of it is felt.
  var isMuted: Bool { get set }
  /// Begins with the pattern's first event; what it had begun is over.
  ///
  /// - Parameter time: When, on the engine's clock; at once where that is over.
  /// - Throws: `CHHapticError` while the engine doesn't run.
  func start(atTime time: TimeInterval) throws
  /// Ends it.
  func stop(atTime time: TimeInterval) throws
  /// Changes how what comes is felt.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Takes back all that was asked of it.
  func cancel() throws
}

/// Plays a pattern again and again, faster or slower, and says when it is done.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins again at its end.
  var loopEnabled: Bool { get set }
  /// Where it begins again, in seconds; at the end of its last event for 0.
  var loopEnd: TimeInterval { get set }
  /// How fast it is: 2 for twice as fast.
  var playbackRate: Float { get set }
  /// Called when the pattern is over.
  var completionHandler: ((any Error)?) -> Void { get set }
}
