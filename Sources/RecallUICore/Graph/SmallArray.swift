/// Elements in order, of which there is mostly one: that has no memory of its own.
struct SmallArray<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The only one.
  private var only: Element?
  /// All of them, where there isn't just one.
  private var several: [Element] = []

  init(_ only: Element) {
    self.only = only
  }

  init(_ elements: [Element]) {
    if elements.count == 1 { only = elements[0] } else { several = elements }
  }

  init(arrayLiteral elements: Element...) {
    self.init(elements)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { only == nil ? several.count : 1 }

  subscript(index: Int) -> Element {
    guard let only else { return several[index] }
    precondition(index == 0, "there is one element, but number \(index) was asked for")
    return only
  }

  /// Runs `body` for each element: with a loop, the iterator would keep them all once more.
  @inline(__always)
  func visit(_ body: (Element) throws -> Void) rethrows {
    if let only {
      try body(only)
    } else {
      for element in several { try body(element) }
    }
  }

  /// The first of them.
  var first: Element? { only ?? several.first }

  /// Changes them as an array.
  mutating func change(_ body: (inout [Element]) -> Void) {
    var elements = only.map { [$0] } ?? several
    self = SmallArray([])
    body(&elements)
    self = SmallArray(elements)
  }
}
