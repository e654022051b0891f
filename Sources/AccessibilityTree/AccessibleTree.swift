/// The elements of a window, to be found by their numbers.
public struct AccessibleTree: Equatable, Sendable {
  /// An element, and where it stands.
  public struct Entry: Equatable, Sendable {
    /// The element, without what is inside.
    public var element: AccessibleElement
    /// What it stands in; nil for the window itself.
    public var parent: Int?
    /// Its place there, from 0.
    public var index: Int
    /// What is inside, in the order in which one reads.
    public var children: [Int]
  }

  /// The window.
  public let root: Int
  /// All elements, in the order in which one reads.
  public private(set) var order: [Int] = []
  private var entries: [Int: Entry] = [:]

  /// - Complexity: O(n) for n elements.
  public init(_ window: AccessibleElement) {
    root = window.id
    add(window, in: nil, at: 0)
  }

  private mutating func add(_ element: AccessibleElement, in parent: Int?, at index: Int) {
    // Of two with one number the first counts: nothing asked for is ever found twice.
    guard entries[element.id] == nil else { return }
    var alone = element
    alone.children = []
    entries[element.id] = Entry(
      element: alone, parent: parent, index: index, children: element.children.map(\.id))
    order.append(element.id)
    for (index, child) in element.children.enumerated() {
      add(child, in: element.id, at: index)
    }
  }

  public subscript(id: Int) -> Entry? { entries[id] }

  /// The element that has the focus of the keyboard; nil for none.
  public var focus: Int? { order.first { entries[$0]?.element.states.contains(.focused) == true } }

  /// The innermost of the elements at a point of the window that stands in one; nil for none.
  public func element(atX x: Int, y: Int, in id: Int) -> Int? {
    guard let entry = entries[id], entry.element.frame.contains(x: x, y: y) else { return nil }
    for child in entry.children.reversed() {
      if let found = element(atX: x, y: y, in: child) { return found }
    }
    return id
  }
}
