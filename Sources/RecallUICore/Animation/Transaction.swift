import VirtualTime

/// What goes along with a change of state: how what it changes on the stage gets there.
public struct Transaction {
  /// How changes are animated; not at all when it is nil.
  public var animation: Animation?
  /// Whether views' own `animation(_:value:)` is left out.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other while somebody drags, as a program says.
  public var isContinuous = false

  struct Completion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
  }

  var completions: [Completion] = []
  /// The animations that don't count in the body of what is animated itself, by modifier.
  var suspended: [(modifier: ObjectIdentifier, animation: Animation?)] = []
  /// What programs send along; nil while they send nothing.
  var values: TransactionValues?

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Has `completion` run when the animation of this transaction's changes ends.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(criteria: criteria, action: completion))
  }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  fileprivate enum Kind {
    case logicallyComplete, removed
  }

  fileprivate let kind: Kind

  /// When it is about where it will be: a spring has come as far as its duration says, and may
  /// still swing.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)

  /// The seconds from an animation's beginning until it is complete.
  func duration(of animation: Animation) -> Double {
    switch kind {
    case .logicallyComplete: animation.logicalDuration
    case .removed: animation.duration()
    }
  }
}
