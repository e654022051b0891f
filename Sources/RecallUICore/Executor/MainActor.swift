/// The actor of a stage's code: SwiftUI's main actor, of RecallUI's own.
///
/// It stands for whichever thread uses the stage, and each stage has an executor of its own: what is
/// isolated to this actor runs on the executor of the stage whose code asks for it. As long as
/// stages share no objects, as many of them as there are threads go on at once.
///
/// Outside of any stage there is one executor for all, with a thread of its own.
@globalActor
public final actor MainActor: GlobalActor {
  public static let shared = MainActor()

  private init() {}

  /// The executor of the stage whose code asks.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    ExecutorContext.current?.owner.executor.asUnownedSerialExecutor()
      ?? OutsideExecutor.shared.asUnownedSerialExecutor()
  }

  /// Runs `body` on this actor.
  public static func run<Value: Sendable>(
    resultType: Value.Type = Value.self, body: @MainActor () throws -> Value
  ) async rethrows -> Value {
    try await body()
  }

  /// Runs `operation` as code of this actor, which the caller knows itself to be.
  ///
  /// It is never checked: what a stage runs, in a task or not, is all on its thread.
  nonisolated public static func assumeIsolated<Value>(
    _ operation: @MainActor () throws -> Value
  ) rethrows -> Value {
    try withoutActuallyEscaping(operation) { operation in
      // The two types differ in nothing that is there when the program runs.
      try unsafeBitCast(operation, to: (() throws -> Value).self)()
    }
  }
}
