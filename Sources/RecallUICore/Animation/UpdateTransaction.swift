/// What a graph knows of the changes that it is bringing to the screen: with which transaction they
/// were made.
final class UpdateTransaction {
  /// What the changes since the last update go along with.
  private var base = Transaction()
  /// Whether nodes wait for an evaluation under `base`.
  private var isOpen = false
  /// How many nodes always change the transaction for what is below them.
  private var lasting = 0
  /// What counts for all nodes, while a transition's own tree is brought up to date.
  var forced: Transaction? {
    didSet { transformsDidChange() }
  }
  /// What the nodes on one way from the outside to the inside made of the transaction: a card that turns over changes
  /// many views below the same ones. These are the nodes' serials, and how deep they stand.
  private var way: [(serial: Int, depth: Int)] = []
  /// What each of them, and those around it, made of it.
  private var transformed: [Transaction] = []
  /// The nodes that were removed in this update, alive until their boxes are on their way.
  private var removed: [ViewNode] = []
  /// The nodes that do so in this update.
  private var firing: [any FiringNode] = []
  /// Which update this is.
  private(set) var number = 0

  /// Notes a change that was made just now.
  ///
  /// When changes with several transactions meet in one update, the last one with an animation
  /// counts.
  func note(_ transaction: Transaction) {
    guard !isOpen || transaction.animation != nil || transaction.values != nil else { return }
    change(to: transaction)
  }

  /// Whether there are changes that get to the screen otherwise than those made with `next`.
  func differs(from next: Transaction) -> Bool {
    isOpen
      && (base.animation != next.animation || base.disablesAnimations != next.disablesAnimations
        || base.values !== next.values)
  }

  /// The transaction that changes wait for their update with, which then wait for it no longer; nil when none do.
  func take() -> Transaction? {
    guard isOpen else { return nil }
    defer { forget() }
    return base
  }

  /// Has the changes go along with a transaction, whatever they were made with.
  func change(to transaction: Transaction) {
    base = transaction
    isOpen = true
    transformsDidChange()
  }

  private func forget() {
    base = Transaction()
    isOpen = false
    transformsDidChange()
  }

  /// Forgets everything about the changes: they are on the screen.
  ///
  /// - Returns: What was kept for them. What ends with it may change state, so it is to be let go of when
  ///   this is done.
  func close() -> [ViewNode] {
    number += 1
    guard isOpen || !firing.isEmpty || !removed.isEmpty else { return [] }
    forget()
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
    transformsDidChange(from: node)
  }

  /// Notes that nodes may make something else of a transaction than before.
  func transformsDidChange() { leaveWay(at: 0) }

  /// Notes that a node may: what those around it make of it stays as it is.
  func transformsDidChange(from node: ViewNode) { leaveWay(at: node.depth) }

  /// Forgets what was made of the transaction from a depth on.
  private func leaveWay(at depth: Int) {
    while let last = way.last, last.depth >= depth {
      way.removeLast()
      transformed.removeLast()
    }
  }

  /// Keeps a node that is being removed alive until its boxes are off the screen, or on their way.
  func keep(_ node: ViewNode) {
    removed.append(node)
  }

  /// Whether changes in this update may be animated.
  var mayAnimate: Bool { base.animation != nil || lasting > 0 || !firing.isEmpty }

  func addLasting() {
    lasting += 1
    transformsDidChange()
  }

  func removeLasting() {
    lasting -= 1
    transformsDidChange()
  }

  /// What goes along with a change of `node`.
  func transaction(for node: ViewNode) -> Transaction {
    if let forced { return transformed(forced, for: node) }
    guard lasting > 0 || !firing.isEmpty else { return base }
    return transformed(base, for: node)
  }

  /// What the nodes around `node` make of a transaction.
  private func transformed(_ transaction: Transaction, for node: ViewNode) -> Transaction {
    var transaction = transformedAround(transaction, for: node)
    // It may make something else of its own changes than of those below it.
    node.transactionNode?.transform(&transaction, for: node)
    return transaction
  }

  /// What the nodes around `node`, but not that itself, make of a transaction.
  private func transformedAround(
    _ transaction: Transaction, for node: ViewNode
  ) -> Transaction {
    guard let nearest = node.outerTransactionNode else { return transaction }
    if let step = way.lastIndex(where: { $0.serial == nearest.serial }) {
      return transformed[step]
    }
    var transaction = transformedAround(transaction, for: nearest)
    nearest.transform(&transaction, for: node)
    // What else stands as deep stands on another way.
    leaveWay(at: nearest.depth)
    way.append((nearest.serial, nearest.depth))
    transformed.append(transaction)
    return transaction
  }
}

/// A node that says how changes below it get to the screen.
protocol TransactionNode: ViewNode {
  /// Changes what goes along with a change of `node`, which is this node or below it: for all that is below it in
  /// the same way, until `UpdateTransaction.transformsDidChange()`.
  func transform(_ transaction: inout Transaction, for node: ViewNode)
}

/// A node that does so in some updates only.
protocol FiringNode: TransactionNode {
  var isFiring: Bool { get set }
}
