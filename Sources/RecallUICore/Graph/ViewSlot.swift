/// What a node keeps for one of its view's properties.
@usableFromInline
class ViewSlot {
  /// Whether what this depends on is the same in two environments.
  func isSame(in left: EnvironmentValues, as right: EnvironmentValues) -> Bool { true }

  /// Lets go of what ends as soon as the view leaves the stage.
  func willBeRemoved() {}
}
