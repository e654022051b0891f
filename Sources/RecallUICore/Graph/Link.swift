/// Refers to an object of a tree without keeping it.
///
/// It stands for a weak reference, which would make each later retain of the object take the runtime's
/// slow path, through a table beside the object: a third of the time of a hit test.
struct Link<Object: AnyObject>: Equatable {
  fileprivate let table: LinkTable<Object>
  /// Which of the table's places it leads to, and to which of those who had it.
  let place: LinkTable<Object>.Place

  /// The object, for as long as it lives.
  var object: Object? { table.object(at: place) }

  static func == (left: Link, right: Link) -> Bool {
    left.place == right.place && left.table === right.table
  }
}

/// Where the objects of a tree are found by those who do not keep them.
///
/// An object takes a place when it is made, and leaves it at its end, so that no place dangles; a stage
/// is confined to one thread. A place that was left is taken again, under another number.
///
/// - Complexity: O(1) for each operation. It has as many places as there ever were objects at a time.
final class LinkTable<Object: AnyObject> {
  /// One object's place.
  struct Place: Hashable {
    fileprivate let index: UInt32
    /// Which of the objects it is that had the place one after the other.
    fileprivate let number: UInt32

    /// Nobody's.
    static var none: Place { Place(index: .max, number: 0) }
  }

  private struct Entry {
    var uncounted: Unmanaged<Object>?
    /// The place that was left before this one, while nobody has it.
    var next: UInt32
    var number: UInt32

    var object: Object? { uncounted?.takeUnretainedValue() }
  }

  /// In memory of the table's own: with an array, each write would ask whether it is shared.
  private var entries: UnsafeMutablePointer<Entry>
  /// How many of them were ever taken.
  private var taken = 0
  private var capacity = 64
  /// The last place that was left, and nobody took again; each leads to the one that was left before.
  private var free = UInt32.max
  /// How many objects there are.
  private(set) var count = 0

  init() {
    entries = .allocate(capacity: capacity)
  }

  deinit {
    // Its entries own nothing.
    entries.deallocate()
  }

  /// A place for an object that is about to be made.
  func takePlace() -> Place {
    count += 1
    if free != .max {
      let index = free
      free = entries[Int(index)].next
      return Place(index: index, number: entries[Int(index)].number)
    }
    if taken == capacity { grow() }
    (entries + taken).initialize(to: Entry(uncounted: nil, next: .max, number: 0))
    taken += 1
    return Place(index: UInt32(taken - 1), number: 0)
  }

  private func grow() {
    let former = entries
    entries = .allocate(capacity: 2 * capacity)
    entries.moveInitialize(from: former, count: taken)
    former.deallocate()
    capacity *= 2
  }

  /// Has an object found at the place that was taken for it.
  func put(_ object: Object, at place: Place) {
    entries[Int(place.index)].uncounted = .passUnretained(object)
  }

  /// Gives a place back at its object's end.
  func leave(_ place: Place) {
    let index = Int(place.index)
    entries[index].uncounted = nil
    entries[index].number &+= 1
    entries[index].next = free
    free = place.index
    count -= 1
  }

  /// Has no object found any more, for the end of the tree: whatever still kept one would find a tree that
  /// is gone.
  ///
  /// - Complexity: O(*n*) for *n* places.
  func loseAll() {
    for index in 0..<taken { entries[index].uncounted = nil }
  }

  /// The object at a place; nil when it is gone.
  func object(at place: Place) -> Object? {
    let index = Int(place.index)
    guard index < taken, entries[index].number == place.number else { return nil }
    return entries[index].object
  }

  /// The object at a place, for who walks along a tree that keeps it: counting references would take most of the time.
  @inline(__always)
  func uncountedObject(at place: Place) -> Unmanaged<Object>? {
    let index = Int(place.index)
    guard index < taken, entries[index].number == place.number else { return nil }
    return entries[index].uncounted
  }

  /// What others know an object by.
  func link(to place: Place) -> Link<Object> {
    Link(table: self, place: place)
  }
}
