/// What a node keeps for one of its view's properties.
@usableFromInline
class ViewSlot {
  /// Whether what this depends on is the same in two environments.
  func isSame(in left: EnvironmentValues, as right: EnvironmentValues) -> Bool { true }

  /// Whether there is something that would be lost if the view were made anew.
  var isWorthKeeping: Bool { false }

  /// Lets go of what ends as soon as the view leaves the stage.
  func willBeRemoved() {}
}
