/// Something that hands out values over a stage's time: what `onReceive` listens to.
///
/// All that a view needs of a publisher. RecallCombine's publishers are of this kind, too.
public protocol StagePublisher<Output> {
  associatedtype Output

  /// Whether values are handed out while others are being made or changed: nobody may act on them
  /// at once.
  static var _isImmediate: Bool { get }

  /// Begins to hand out values on the stage that runs this code.
  ///
  /// - Parameter owner: Who listens, for a report of timers that were left behind.
  /// - Returns: Stops it.
  func _subscribe(owner: String, _ receive: @escaping (Output) -> Void) -> () -> Void
}

extension StagePublisher {
  public static var _isImmediate: Bool { false }
}
