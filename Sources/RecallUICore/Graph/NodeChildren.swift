/// The children of a node, in order.
///
/// Nearly all nodes have one, and an array would be an object more for each of them.
struct NodeChildren: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The only one.
  private var only: ViewNode?
  /// All of them, where there isn't just one.
  private var several: [ViewNode] = []

  init(_ only: ViewNode) {
    self.only = only
  }

  init(_ children: [ViewNode]) {
    if children.count == 1 { only = children[0] } else { several = children }
  }

  init(arrayLiteral children: ViewNode...) {
    self.init(children)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { only == nil ? several.count : 1 }

  subscript(index: Int) -> ViewNode {
    guard let only else { return several[index] }
    precondition(index == 0, "there is one child, but number \(index) was asked for")
    return only
  }

  /// The first of them.
  var first: ViewNode? { only ?? several.first }

  /// Changes them as an array.
  mutating func change(_ body: (inout [ViewNode]) -> Void) {
    var children = only.map { [$0] } ?? several
    self = NodeChildren([])
    body(&children)
    self = NodeChildren(children)
  }
}
