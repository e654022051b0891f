import Fuzzing

extension ViewPlan {
  /// Draws a view with at most `depth` views around each other.
  static func drawn(depth: Int, using generator: inout FuzzGenerator) -> ViewPlan {
    guard depth > 0, !generator.happens(Ratio(1, in: 4)) else { return leaf(using: &generator) }
    func inside(_ generator: inout FuzzGenerator) -> ViewPlan {
      drawn(depth: depth - 1, using: &generator)
    }
    switch generator.number(in: 0...22) {
    case 0...2: return .row(several(depth, using: &generator))
    case 3...5: return .column(several(depth, using: &generator))
    case 6: return .pile(several(depth, using: &generator))
    case 7: return .shelf(several(depth, using: &generator))
    case 8: return .padded(generator.number(in: 0...20), inside(&generator))
    case 9:
      let sides = [nil, 0, 30, 100, 300]
      return .framed(
        width: generator.element(of: sides) ?? nil, height: generator.element(of: sides) ?? nil,
        inside(&generator))
    case 10:
      let (right, down) = (generator.number(in: -50...50), generator.number(in: -50...50))
      return generator.happens(Ratio(1, in: 2))
        ? .moved(right, down, inside(&generator)) : .faded(inside(&generator))
    case 11: return .named(generator.number(in: 0...3), inside(&generator))
    case 12: return .grid(several(depth, using: &generator))
    case 13: return .scrolled(several(depth, using: &generator))
    case 14: return .list(several(depth, using: &generator))
    case 15: return .behind(inside(&generator), inside(&generator))
    case 16: return .fitting(inside(&generator), inside(&generator))
    case 17: return .inset(inside(&generator), inside(&generator))
    case 18...21:
      let saying = generator.element(of: Saying.allCases) ?? .fixed
      return .said(saying, inside(&generator))
    default: return .shown(generator.happens(Ratio(2, in: 3)), inside(&generator))
    }
  }

  private static func several(
    _ depth: Int, using generator: inout FuzzGenerator
  ) -> [Numbered] {
    (0..<generator.number(in: 0...4)).map {
      Numbered(id: $0, plan: drawn(depth: depth - 1, using: &generator))
    }
  }

  private static func leaf(using generator: inout FuzzGenerator) -> ViewPlan {
    switch generator.number(in: 0...5) {
    case 0, 1: return .text(generator.element(of: texts) ?? "")
    case 2: return .filler(shade: generator.number(in: 0...4))
    case 3: return .spacer
    default:
      return .block(
        width: generator.number(in: 0...120), height: generator.number(in: 0...120),
        shade: generator.number(in: 0...4))
    }
  }

  private static let texts = [
    "", "a", "Recall", "two words", "several words that may need more than one line",
    "one\ntwo", "🚗",
  ]

  /// Draws the same with something changed: a view in it, or the order or number of some.
  func changed(using generator: inout FuzzGenerator) -> ViewPlan {
    let place = generator.number(in: 0...(count - 1))
    return replacing(place) { old in
      switch old {
      case .row(let all): .row(Self.changed(all, using: &generator))
      case .column(let all): .column(Self.changed(all, using: &generator))
      case .pile(let all): .pile(Self.changed(all, using: &generator))
      case .shelf(let all): .shelf(Self.changed(all, using: &generator))
      case .grid(let all): .grid(Self.changed(all, using: &generator))
      case .scrolled(let all): .scrolled(Self.changed(all, using: &generator))
      case .list(let all): .list(Self.changed(all, using: &generator))
      case .fitting(let first, let second): .fitting(second, first)
      case .said(_, let plan): .said(generator.element(of: Saying.allCases) ?? .fixed, plan)
      case .shown(let isShown, let plan): .shown(!isShown, plan)
      case .padded(let length, let plan): .padded((length + 7) % 23, plan)
      case .moved(let right, let down, let plan): .moved(-right, down + 1, plan)
      case .block(let width, let height, let shade):
        generator.happens(Ratio(1, in: 2))
          ? .block(width: width, height: height, shade: (shade + 1) % 5)
          : .block(width: height, height: width, shade: shade)
      default: Self.drawn(depth: 2, using: &generator)
      }
    }
  }

  private static func changed(
    _ all: [Numbered], using generator: inout FuzzGenerator
  ) -> [Numbered] {
    var all = all
    switch generator.number(in: 0...3) {
    case 0 where !all.isEmpty: all.remove(at: generator.number(in: 0...(all.count - 1)))
    case 1 where all.count > 1: all.reverse()
    case 2 where all.count > 1: all.swapAt(0, generator.number(in: 1...(all.count - 1)))
    default:
      let next = (all.map(\.id).max() ?? -1) + 1
      all.insert(
        Numbered(id: next, plan: drawn(depth: 1, using: &generator)),
        at: generator.number(in: 0...all.count))
    }
    return all
  }
}
