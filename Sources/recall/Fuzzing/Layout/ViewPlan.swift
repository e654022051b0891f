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
  case grid([Numbered])
  /// In a lazy stack that scrolls.
  case scrolled([Numbered])
  case list([Numbered])
  case padded(Int, ViewPlan)
  case framed(width: Int?, height: Int?, ViewPlan)
  case faded(ViewPlan)
  case moved(Int, Int, ViewPlan)
  case shown(Bool, ViewPlan)
  case named(Int, ViewPlan)
  case behind(ViewPlan, ViewPlan)
  /// One of the two, as there is room.
  case fitting(ViewPlan, ViewPlan)
  /// The second at the lower edge of the first.
  case inset(ViewPlan, ViewPlan)
  /// With something said of it that a layout around it asks for, or that counts inside.
  case said(Saying, ViewPlan)

  /// What is said of a view.
  enum Saying: CaseIterable {
    case important, fixed, proportioned, wide, atItsMiddle, mirrored
    /// Told its size, and that of the viewport.
    case measured
    /// Below a bar with a large title.
    case screen
    case turned, large, clipped, covered
    /// As wide as the container that scrolls around it, or the viewport.
    case relative
    /// Beside a text, on its line.
    case byTheLine
    /// In a control, a row of a form, a tab, or what is scrolled sideways.
    case grouped, disclosed, pressed, labeled, tab, form, sideways
  }

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
    case .row(let all), .column(let all), .pile(let all), .shelf(let all), .grid(let all),
      .scrolled(let all), .list(let all):
      all.map(\.plan)
    case .padded(_, let plan), .framed(_, _, let plan), .faded(let plan), .moved(_, _, let plan),
      .shown(_, let plan), .named(_, let plan), .said(_, let plan):
      [plan]
    case .behind(let first, let second), .fitting(let first, let second),
      .inset(let first, let second):
      [first, second]
    }
  }

  /// The same with other views right inside; those that are left over are left out.
  func with(_ children: [ViewPlan]) -> ViewPlan {
    func numbered(_ old: [Numbered]) -> [Numbered] {
      zip(old, children).map { Numbered(id: $0.id, plan: $1) }
    }
    guard let first = children.first else { return self }
    let second = children.count > 1 ? children[1] : .spacer
    switch self {
    case .text, .block, .filler, .spacer: return self
    case .row(let old): return .row(numbered(old))
    case .column(let old): return .column(numbered(old))
    case .pile(let old): return .pile(numbered(old))
    case .shelf(let old): return .shelf(numbered(old))
    case .grid(let old): return .grid(numbered(old))
    case .scrolled(let old): return .scrolled(numbered(old))
    case .list(let old): return .list(numbered(old))
    case .padded(let length, _): return .padded(length, first)
    case .framed(let width, let height, _): return .framed(width: width, height: height, first)
    case .faded: return .faded(first)
    case .moved(let right, let down, _): return .moved(right, down, first)
    case .shown(let isShown, _): return .shown(isShown, first)
    case .named(let number, _): return .named(number, first)
    case .said(let saying, _): return .said(saying, first)
    case .behind: return .behind(first, second)
    case .fitting: return .fitting(first, second)
    case .inset: return .inset(first, second)
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
