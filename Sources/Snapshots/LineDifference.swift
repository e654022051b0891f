/// A line that two states have with different values, or only one of them has.
public struct LineDifference: Hashable, Sendable {
  public var name: String
  /// The former value; nil where there was no line.
  public var old: String?
  /// The new value; nil where the line is gone.
  public var new: String?

  public init(_ name: String, from old: String?, to new: String?) {
    (self.name, self.old, self.new) = (name, old, new)
  }

  /// What makes the new state of the former one.
  public var change: SnapshotChange { SnapshotChange(name: name, value: new) }

  /// What makes the former state of the new one.
  public var reversal: SnapshotChange { SnapshotChange(name: name, value: old) }
}

extension StateSnapshot {
  /// The lines in which a snapshot differs from an earlier one, sorted by name.
  ///
  /// - Complexity: O(*n*).
  public func differences(from earlier: StateSnapshot) -> [LineDifference] {
    pairs(with: earlier).compactMap { name, new, old in
      new == old ? nil : LineDifference(name, from: old, to: new)
    }
  }
}
