/// What a graph knows of the changes that it is bringing to the screen: with which transaction they
/// were made.
final class UpdateTransaction {
  /// What goes along with changes, for all that stands below a node.
  private final class Outcome {
    let transaction: Transaction

    init(_ transaction: Transaction) {
      self.transaction = transaction
    }
  }

  private let nothing = Outcome(Transaction())
  /// What the changes since the last update go along with.
  private var base: Outcome
  /// Whether nodes wait for an evaluation under `base`.
  private var isOpen = false
  /// How many nodes always change the transaction for what is below them.
  private var lasting = 0
  /// What counts for all nodes, while a transition's own tree is brought up to date.
  var forced: Transaction? {
    didSet {
      transformsDidChange()
      forcedOutcome = forced.map(Outcome.init)
    }
  }
  private var forcedOutcome: Outcome?
  /// What nodes that say how changes get to the screen, and those around them, made of the transaction, by their
  /// serials: a card that turns over changes many views below the same few.
  private var outcomes: [(serial: Int, outcome: Outcome)] = []
  /// The nodes that were removed in this update, alive until their boxes are on their way.
  private var removed: [ViewNode] = []
  /// The nodes that do so in this update.
  private var firing: [any FiringNode] = []
  /// Which update this is.
  private(set) var number = 0

  init() {
    base = nothing
  }

  /// Notes a change that was made just now.
  ///
  /// When changes with several transactions meet in one update, the last one with an animation
  /// counts.
  func note(_ transaction: Transaction) {
    guard !isOpen || transaction.animation != nil || transaction.values != nil else { return }
    base = Outcome(transaction)
    isOpen = true
    transformsDidChange()
  }

  /// Whether there are changes that get to the screen otherwise than those made with `next`.
  func differs(from next: Transaction) -> Bool {
    isOpen
      && (base.transaction.animation != next.animation
        || base.transaction.disablesAnimations != next.disablesAnimations
        || base.transaction.values !== next.values)
  }

  /// Forgets everything about the changes: they are on the screen.
  ///
  /// - Returns: What was kept for them. What ends with it may change state, so it is to be let go of when
  ///   this is done.
  func close() -> [ViewNode] {
    number += 1
    guard isOpen || !firing.isEmpty || !removed.isEmpty else { return [] }
    base = nothing
    isOpen = false
    transformsDidChange()
    let kept = removed
    removed = []
    for node in firing {
      node.isFiring = false
    }
    firing = []
    return kept
  }

  func addFiring(_ node: any FiringNode) {
    guard !node.isFiring else { return }
    node.isFiring = true
    firing.append(node)
    transformsDidChange()
  }

  /// Notes that a node may make something else of a transaction than before.
  func transformsDidChange() {
    if !outcomes.isEmpty { outcomes.removeAll(keepingCapacity: true) }
  }

  /// Keeps a node that is being removed alive until its boxes are off the screen, or on their way.
  func keep(_ node: ViewNode) {
    removed.append(node)
  }

  /// Whether changes in this update may be animated.
  var mayAnimate: Bool { base.transaction.animation != nil || lasting > 0 || !firing.isEmpty }

  func addLasting() {
    lasting += 1
    transformsDidChange()
  }

  func removeLasting() {
    lasting -= 1
    transformsDidChange()
  }

  /// How a change of `node` gets to the screen; nil for at once.
  func animation(for node: ViewNode) -> Animation? {
    outcome(for: node).transaction.animation
  }

  /// What goes along with a change of `node`.
  func transaction(for node: ViewNode) -> Transaction {
    outcome(for: node).transaction
  }

  private func outcome(for node: ViewNode) -> Outcome {
    let start = forcedOutcome ?? base
    guard forcedOutcome != nil || lasting > 0 || !firing.isEmpty else { return start }
    let around = node.outerTransactionNode.map { outcome(below: $0, for: node, start) } ?? start
    // It may make something else of its own changes than of those below it.
    guard let own = node.transactionNode else { return around }
    return own.transformed(around.transaction, for: node).map(Outcome.init) ?? around
  }

  /// What becomes of a transaction below `nearest`, which the nodes around that transform before it.
  private func outcome(
    below nearest: any TransactionNode, for node: ViewNode, _ start: Outcome
  ) -> Outcome {
    let serial = nearest.serial
    for index in outcomes.indices where outcomes[index].serial == serial {
      return outcomes[index].outcome
    }
    let around = nearest.outerTransactionNode.map { outcome(below: $0, for: node, start) } ?? start
    let own = nearest.transformed(around.transaction, for: node).map(Outcome.init) ?? around
    outcomes.append((serial, own))
    return own
  }
}

/// A node that says how changes below it get to the screen.
protocol TransactionNode: ViewNode {
  /// What becomes of a transaction that goes along with a change of `node`, which is this node or below it; nil where
  /// it stays what it is. For all that is below it the same becomes of it, until
  /// `UpdateTransaction.transformsDidChange()`.
  func transformed(_ transaction: Transaction, for node: ViewNode) -> Transaction?
}

/// A node that does so in some updates only.
protocol FiringNode: TransactionNode {
  var isFiring: Bool { get set }
}
