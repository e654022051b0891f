import RecallUI

/// The pictures of a session in the order of time, each to be had at once.
///
/// What items look like is kept once, as long as they stay: a picture is a row of their numbers. So any
/// picture is made by looking up its items, and the first takes no longer than the last.
public struct Film: Sendable {
  private struct Frame {
    var instant: Instant
    var size: CGSize
    var background: Color.Resolved
    var numbers: [Int32]
  }

  /// What is kept of pictures at most, by how many numbers their rows have: 100 MB.
  static let mostNumbers = 25_000_000
  /// The most items: what is drawn differs less than that, or the pictures in between are left out.
  static let mostItems = 400_000

  private var items: [DisplayItem] = []
  private var frames: [Frame] = []
  private var numbers = 0
  private var last: DisplayList?
  private let mostItems: Int
  private let mostNumbers: Int

  public init() {
    self.init(mostItems: Self.mostItems)
  }

  /// - Parameters:
  ///   - mostItems: How many items there are room for.
  ///   - mostNumbers: How many numbers.
  init(mostItems: Int, mostNumbers: Int = Film.mostNumbers) {
    (self.mostItems, self.mostNumbers) = (mostItems, mostNumbers)
  }

  /// How many pictures there are.
  public var count: Int { frames.count }

  /// Whether pictures between events are left out from now on, to have room for those of events.
  public var isCrowded: Bool {
    numbers > mostNumbers / 2 || items.count > mostItems / 2
  }

  /// Whether nothing more is taken.
  public var isFull: Bool { numbers > mostNumbers || items.count > mostItems }

  /// Adds a picture, unless it is the last one again, or there is no room.
  ///
  /// - Returns: The number of the picture that shows it; nil where there was no room for it.
  /// - Complexity: O(*n*) for *n* items.
  @discardableResult
  public mutating func add(_ list: DisplayList, at instant: Instant) -> Int? {
    guard list != last else { return frames.count - 1 }
    guard !isFull else { return nil }
    let row = numbers(of: list.items)
    frames.append(
      Frame(instant: instant, size: list.size, background: list.background, numbers: row))
    numbers += row.count
    last = list
    return frames.count - 1
  }

  /// A picture by its number; an empty one for a number that there isn't.
  ///
  /// - Complexity: O(*n*) for *n* items of the picture, however many there are of pictures.
  public func picture(_ number: Int) -> DisplayList? {
    guard frames.indices.contains(number) else { return nil }
    let frame = frames[number]
    return DisplayList(
      size: frame.size, background: frame.background,
      items: frame.numbers.map { items[Int($0)] })
  }

  /// The last of some pictures that was there at an instant; the first one where none was yet.
  ///
  /// - Complexity: O(log *n*).
  func number(in range: ClosedRange<Int>, at instant: Instant) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high + 1) / 2
      if frames.indices.contains(middle), frames[middle].instant <= instant {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  // MARK: Items

  /// How far from its place the like of an item is looked for: further than all that a card is drawn with.
  private static let reach = 12

  private mutating func numbers(of list: [DisplayItem]) -> [Int32] {
    let (old, known) = (last?.items ?? [], frames.last?.numbers ?? [])
    var row: [Int32] = []
    row.reserveCapacity(list.count)
    var place = 0
    for item in list {
      let nearby = min(place, old.count)..<min(place + Self.reach, old.count)
      if let like = nearby.first(where: { old[$0] == item }) {
        row.append(known[like])
        place = like + 1
      } else {
        row.append(Int32(items.count))
        items.append(item)
        place += 1
      }
    }
    return row
  }
}
