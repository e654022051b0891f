import VirtualTime

/// What a box does on the screen that its place and its content don't tell.
final class BoxPresentation {
  /// How the box gets to its place.
  var frameFlight: Flight<CGRect.AnimatableData>?
  /// How it gets there where motion is reduced.
  var frameFade: Fade<CGRect>?
  /// What keeps the box in its place while the boxes around it move.
  var counterflight: Counterflight?
  /// The boxes that have left this one, and are still drawn.
  var removals: [Removal] = []
  /// Draws the box while it comes or leaves.
  var transitionHost: TransitionHost?
  /// Whether the box draws the one around it, in a transition.
  var drawsTransition = false
}

/// A box that has left its container, and is drawn until its transition ends.
struct Removal {
  let box: Box
  /// What keeps the box's own parts alive: boxes don't.
  let nodes: [ViewNode]
  /// How many of the container's children stood behind it.
  let index: Int
  /// Until when it is drawn.
  let end: Instant
  /// Until when it is kept: as long whether motion is reduced or not, since code of programs may run when it ends.
  let departure: Instant
}

/// Refers to a box without keeping it.
struct BoxReference {
  weak var box: Box?
}

extension Box {
  /// How this box gets to its place on the screen.
  final var frameFlight: Flight<CGRect.AnimatableData>? {
    get { presentation?.frameFlight }
    set { present(newValue, as: \.frameFlight) }
  }

  /// How it gets there where motion is reduced.
  final var frameFade: Fade<CGRect>? {
    get { presentation?.frameFade }
    set { present(newValue, as: \.frameFade) }
  }

  /// What keeps this box in its place on the screen while the boxes around it move.
  final var counterflight: Counterflight? {
    get { presentation?.counterflight }
    set { present(newValue, as: \.counterflight) }
  }

  /// Draws this box while it comes or leaves.
  final var transitionHost: TransitionHost? {
    get { presentation?.transitionHost }
    set { present(newValue, as: \.transitionHost) }
  }

  /// The boxes that have left this one, and are still drawn.
  final var removals: [Removal] {
    get { presentation?.removals ?? [] }
    set { if presentation != nil || !newValue.isEmpty { presented.removals = newValue } }
  }

  /// Whether this box draws the one around it, in a transition.
  final var drawsTransition: Bool {
    get { presentation?.drawsTransition == true }
    set { presented.drawsTransition = newValue }
  }

  private func present<Value>(
    _ value: Value?, as part: ReferenceWritableKeyPath<BoxPresentation, Value?>
  ) {
    if presentation != nil || value != nil { presented[keyPath: part] = value }
  }

  private var presented: BoxPresentation {
    if let presentation { return presentation }
    let made = BoxPresentation()
    presentation = made
    return made
  }
}
