/// State outside of the views that a stage's snapshot and digest include: a game.
public protocol StageState: AnyObject {
  /// The state as lines, in any order; asked for often, and best kept as long as they hold.
  var snapshotLines: [StateSnapshot.Line] { get }
  /// The same lines in groups. A group that is the very array it was when somebody asked last time
  /// isn't looked at again; all lines are one group unless said.
  var snapshotGroups: [[StateSnapshot.Line]] { get }
  /// 64 bits that differ, but for chance, when the lines differ.
  var digest: UInt64 { get }
  /// Hears what the program that drives the stage tells, an `InputEvent.message`.
  func receive(messageNamed name: String, body: String)
}

extension StageState {
  public var snapshotGroups: [[StateSnapshot.Line]] { [snapshotLines] }

  /// Cares for no message.
  public func receive(messageNamed name: String, body: String) {}
}
