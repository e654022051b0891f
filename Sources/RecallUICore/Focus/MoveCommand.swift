/// Where an arrow key points.
public enum MoveCommandDirection: CaseIterable, Sendable {
  case up, down, left, right
}

/// A node that hears of arrow keys instead of having them move the focus.
protocol MoveListener: ViewNode {
  func hear(_ direction: MoveCommandDirection)
}

private struct MoveCommandModifier: ViewModifier {
  typealias Body = Never

  let action: ((MoveCommandDirection) -> Void)?
}

extension MoveCommandModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    MoveCommandNode<Content>.self
  }
}

private final class MoveCommandNode<Content: View>:
  ContentNode<Content, MoveCommandModifier>, MoveListener
{
  func hear(_ direction: MoveCommandDirection) {
    modifier.action?(direction)
  }
}

extension View {
  /// Runs `action` for an arrow key while this view or one inside has the focus, which then stays
  /// where it is.
  public consuming func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  {
    modifier(MoveCommandModifier(action: action))
  }
}
