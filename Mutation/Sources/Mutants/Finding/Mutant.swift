/// One small fault, at one place of a source.
public struct Mutant: Hashable, Sendable {
  /// Counts from 1, through all files of a run.
  public let number: Int
  /// Below the folder of the target.
  public let file: String
  /// Counts from 1.
  public let line: Int
  /// The declaration around it, as `Table.turnUp(_:under:at:)`.
  public let function: String
  public let kind: MutationKind
  /// What stands there, on one line.
  public let original: String
  /// What stands there instead.
  public let replacement: String

  /// Whether it belongs to the source that each copy has to be tried with.
  public var isCanary: Bool {
    file == MutationCanary.file
  }
}

/// What is changed.
public enum MutationKind: String, CaseIterable, Sendable {
  case arithmetic, boundary, condition, constant, logic, removal, result
}
