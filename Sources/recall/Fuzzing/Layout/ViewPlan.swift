import Fuzzing

/// A view that was drawn at random, as a value.
indirect enum ViewPlan: Equatable {
  case text(String)
  case block(width: Int, height: Int, shade: Int)
  case filler(shade: Int)
  case spacer
  case row([Numbered])
  case column([Numbered])
  case pile([Numbered])
  case shelf([Numbered])
  case padded(Int, ViewPlan)
  case framed(width: Int?, height: Int?, ViewPlan)
  case faded(ViewPlan)
  case moved(Int, Int, ViewPlan)
  case shown(Bool, ViewPlan)
  case named(Int, ViewPlan)
  case behind(ViewPlan, ViewPlan)

  /// A view in a container, with a number that it keeps.
  struct Numbered: Equatable, Identifiable {
    var id: Int
    var plan: ViewPlan
  }

  /// How many views there are in it.
  var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

  /// The views right inside.
  var children: [ViewPlan] {
    switch self {
    case .text, .block, .filler, .spacer: []
    case .row(let all), .column(let all), .pile(let all), .shelf(let all): all.map(\.plan)
    case .padded(_, let plan), .framed(_, _, let plan), .faded(let plan), .moved(_, _, let plan),
      .shown(_, let plan), .named(_, let plan):
      [plan]
    case .behind(let front, let back): [front, back]
    }
  }

  /// The same with other views right inside; those that are left over are left out.
  func with(_ children: [ViewPlan]) -> ViewPlan {
    func numbered(_ old: [Numbered]) -> [Numbered] {
      zip(old, children).map { Numbered(id: $0.id, plan: $1) }
    }
    guard let first = children.first else { return self }
    switch self {
    case .text, .block, .filler, .spacer: return self
    case .row(let old): return .row(numbered(old))
    case .column(let old): return .column(numbered(old))
    case .pile(let old): return .pile(numbered(old))
    case .shelf(let old): return .shelf(numbered(old))
    case .padded(let length, _): return .padded(length, first)
    case .framed(let width, let height, _): return .framed(width: width, height: height, first)
    case .faded: return .faded(first)
    case .moved(let right, let down, _): return .moved(right, down, first)
    case .shown(let isShown, _): return .shown(isShown, first)
    case .named(let number, _): return .named(number, first)
    case .behind: return .behind(first, children.count > 1 ? children[1] : .spacer)
    }
  }

  /// The same with the view that is number `place` in it, counted from the outside, replaced.
  func replacing(_ place: Int, _ change: (ViewPlan) -> ViewPlan) -> ViewPlan {
    guard place > 0 else { return change(self) }
    var (left, inside) = (place - 1, children)
    for index in inside.indices {
      let count = inside[index].count
      if left < count {
        inside[index] = inside[index].replacing(left, change)
        return with(inside)
      }
      left -= count
    }
    return self
  }
}
