import Foundation
import Rasterizer
import RecallUI

/// Pictures one after the other, as SVG: what items look like is written once, and of a picture only where
/// it differs from the one before.
struct ReportFilm {
  private let scene: SVGScene
  /// What items look like, by their numbers.
  private(set) var elements: [String] = []
  private var numbers: [String: Int] = [:]
  /// The pictures: numbers of elements, and what is taken over from the picture before as `-1 - place` with
  /// a count behind it.
  private(set) var frames: [[Int]] = []
  private var last: (items: [DisplayItem], numbers: [Int]) = ([], [])
  private var size = CGSize.zero
  private var background: Color.Resolved?

  init(text: PangoTextMeasurer) {
    scene = SVGScene(text: text)
  }

  /// What elements refer to.
  var definitions: [String] { scene.definitions }

  /// Adds a picture, unless it is the last one again.
  ///
  /// - Returns: Its number.
  mutating func add(_ list: DisplayList) -> Int {
    if !frames.isEmpty, list.items == last.items, list.size == size, list.background == background {
      return frames.count - 1
    }
    (size, background) = (list.size, list.background)
    let former = last.numbers
    let numbers = [number(of: scene.background(of: list))] + numbers(of: list.items)
    frames.append(Self.changes(from: former, to: numbers))
    last = (list.items, numbers)
    return frames.count - 1
  }

  /// Items that stand where they stood in the last picture needn't be looked at.
  private mutating func numbers(of items: [DisplayItem]) -> [Int] {
    let (old, known) = (last.items, last.numbers.dropFirst())
    var result: [Int] = []
    result.reserveCapacity(items.count)
    var place = 0
    for item in items {
      if let like = Self.places(from: place, Self.reach, in: old.count)
        .first(where: { old[$0] == item })
      {
        result.append(known[known.startIndex + like])
        place = like + 1
      } else {
        result.append(number(of: scene.element(item)))
        place += 1
      }
    }
    return result
  }

  /// How far away the like of an item is looked for.
  private static let reach = 12

  private static func places(from place: Int, _ count: Int, in all: Int) -> Range<Int> {
    let start = min(place, all)
    return start..<min(start + count, all)
  }

  private mutating func number(of element: String) -> Int {
    if let known = numbers[element] { return known }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }

  /// A picture's numbers by those of the one before.
  static func changes(from old: [Int], to new: [Int]) -> [Int] {
    var result: [Int] = []
    var (place, index) = (0, 0)
    while index < new.count {
      let like = places(from: place, 64, in: old.count).first { old[$0] == new[index] }
      guard let like else {
        result.append(new[index])
        index += 1
        place += 1
        continue
      }
      var count = 0
      while index + count < new.count, like + count < old.count,
        new[index + count] == old[like + count]
      {
        count += 1
      }
      result += [-1 - like, count]
      index += count
      place = like + count
    }
    return result
  }
}
