/// Work that a program puts on the stage's queue, and may take back before it runs.
///
/// Programs know it as `DispatchWorkItem`.
public final class StageWorkItem {
  private let work: () -> Void
  /// Whether it was taken back: it doesn't run any more.
  public private(set) var isCancelled = false

  public init(block work: @escaping () -> Void) {
    self.work = work
  }

  /// Runs it, unless it was taken back.
  public func perform() {
    if !isCancelled { work() }
  }

  /// Takes it back.
  public func cancel() {
    isCancelled = true
  }
}

/// The same under the name that programs know.
public typealias DispatchWorkItem = StageWorkItem

/// How urgent work is, in the shape of Dispatch's `DispatchQoS`; to a stage all is the same.
public enum StageQueueQuality: Sendable {
  case userInteractive, userInitiated, `default`, utility, background, unspecified
}

/// How work of a queue goes on, in the shape of Dispatch's attributes; on a stage always in order.
public struct StageQueueAttributes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let concurrent = StageQueueAttributes(rawValue: 1)
}
