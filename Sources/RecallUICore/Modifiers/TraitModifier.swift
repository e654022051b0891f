import AccessibilityTree

/// A modifier that changes nothing of its content, and tells something of it to others.
protocol TraitModifier: BoxModifier {
  var traits: BoxTraits { get }
  /// What is said of the content, where that goes by its surroundings; nil for what `traits` have.
  func accessibility(in environment: EnvironmentValues) -> Accessibility?
}

/// What a modifier tells of its content; what is nil, it leaves to that.
struct BoxTraits {
  var accessibility: Accessibility?
  /// What is told to who can't see the content, once somebody asks.
  var description: (() -> AccessibleDescription)?
  /// What is said besides, which isn't found by it.
  var accessibilityDetails: AccessibilityDetails?
  /// What a stack serves first when space is short.
  var layoutPriority: Double?
  /// How far in front of its siblings the content is.
  var zIndex: Double?
  /// How the content comes and leaves.
  var transition: AnyTransition?
  /// The name of the content's space.
  var spaceName: AnyHashable?
}

extension TraitModifier {
  func accessibility(in environment: EnvironmentValues) -> Accessibility? { nil }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    TraitModifierBox(modifier, around: content, node: node)
  }
}

private final class TraitModifierBox<Modifier: TraitModifier>: ModifierBox<Modifier> {
  private var traits = BoxTraits()

  override init(_ modifier: Modifier, around content: Box, node: ViewNode) {
    super.init(modifier, around: content, node: node)
    modifierDidChange()
  }

  override func modifierDidChange() {
    let former = traits.zIndex
    traits = modifier.traits
    if traits.zIndex != former { invalidateOrder() }
    if let identifier = traits.accessibility?.identifier {
      node.graph.elements.add(self, named: identifier)
    }
  }

  override var accessibility: Accessibility? {
    modifier.accessibility(in: node.environment) ?? traits.accessibility
  }
  override var accessibilityDetails: AccessibilityDetails? { traits.accessibilityDetails }
  override var accessibleDescription: (() -> AccessibleDescription)? { traits.description }
  override var accessibilityIdentifier: String? { traits.accessibility?.identifier }
  override var layoutPriority: Double { traits.layoutPriority ?? content.layoutPriority }
  override var zIndex: Double { traits.zIndex ?? content.zIndex }
  override var ownTransition: AnyTransition? { traits.transition ?? content.ownTransition }
  override var transitionOfContent: AnyTransition? {
    traits.transition ?? parent?.transitionOfContent
  }
  override var spaceName: AnyHashable? { traits.spaceName }
}
