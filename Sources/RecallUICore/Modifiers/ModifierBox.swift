/// The box that a modifier puts around its content: it does what its content does, but for what the
/// modifier's kind overrides.
class ModifierBox<Modifier: BoxModifier>: WrapperBox {
  /// The modifier, apart from how it gets to the screen: it nearly always is there.
  private final var ownModifier: Modifier
  private final var passage: Passage<Modifier>?

  init(_ modifier: Modifier, around content: Box, node: ViewNode) {
    ownModifier = modifier
    super.init(around: content, node: node)
  }

  /// The modifier, and how it gets to the screen.
  final var presentedModifier: Presented<Modifier> {
    get { Presented(ownModifier, passing: passage) }
    set {
      ownModifier = newValue.value
      passage = newValue.passage
    }
  }

  /// Whether the modifier may be presented otherwise than it is.
  final var isOnItsWay: Bool { passage != nil }

  final var modifier: Modifier {
    get { ownModifier }
    set {
      if Modifier.AnimatableData.self == EmptyAnimatableData.self {
        // It has nothing that could be on its way.
        ownModifier = newValue
      } else {
        // By its parts: the runtime is asked for the type of whatever has both.
        passage = RecallUICore.passage(
          after: passage, from: ownModifier, to: newValue,
          graph.presentation.animation(for: node), at: graph.now, fadingIn: fadingUpdate)
        ownModifier = newValue
      }
      modifierDidChange()
      stateDidChange()
    }
  }

  /// Puts out of date what follows from the modifier, or from the state that it reads.
  final func stateDidChange() {
    switch Modifier.effect {
    case .nothing:
      invalidateReach()
      invalidateDescription()
    case .display: invalidateDisplay()
    case .layout: invalidateLayout()
    }
  }

  /// The update in which a movement begins to pass by a fade; nil if it moves.
  private var fadingUpdate: Int? {
    guard Modifier.isMovement, node.environment.accessibilityReduceMotion else { return nil }
    return graph.presentation.update.number
  }

  /// Takes from a new value of the modifier what the box keeps of it.
  func modifierDidChange() {}
}
