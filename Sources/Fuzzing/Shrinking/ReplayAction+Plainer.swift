import Foundation
import Interaction
import Replay

extension ReplayAction {
  /// Actions that would be plainer to read, the plainest first.
  var plainer: [ReplayAction] {
    switch self {
    case .tap(let place, let use):
      place.plainer.map { .tap($0) } + [.tap(place)] + place.plainer.map { .tap($0, use) }
    case .press(let place, let milliseconds, let use):
      ReplayAction.tap(place, use).plainer + [.tap(place, use)]
        + [500, 1000].filter { $0 < milliseconds }
        .map { .press(place, milliseconds: $0, use) }
        + [.press(place, milliseconds: milliseconds)]
    case .drag(let from, let to, let milliseconds, let use):
      [
        .tap(from), .tap(to), .press(from, milliseconds: milliseconds, use),
        .drag(from: from, to: to, milliseconds: 0, use),
      ]
        + [.drag(from: from, to: to, milliseconds: milliseconds)]
    case .pointer(let phase, let place, let use):
      place.plainer.map { .pointer(phase, $0) } + [.pointer(phase, place)]
        + place.plainer.map { .pointer(phase, $0, use) }
    case .key(let phase, let key, let modifiers) where phase != nil || !modifiers.isEmpty:
      [.key(nil, key), .key(nil, key, modifiers), .key(phase, key)]
    case .scroll(let place, let delta):
      place.plainer.map { .scroll($0, by: delta) }
    case .text(let text):
      text.count > 1 ? [.text("a"), .text(String(text.prefix(1)))] : []
    case .resize(let size):
      [(800, 600), (400, 400)].map { .resize(ScriptSize(CGSize(width: $0, height: $1))) }
        .filter { $0 != .resize(size) && size.isLargerThanPlain }
    default: []
    }
  }
}

extension ReplayAction {
  /// The same, done by the mouse.
  var byMouse: ReplayAction {
    switch self {
    case .tap(let place, _): .tap(place)
    case .press(let place, let milliseconds, _): .press(place, milliseconds: milliseconds)
    case .drag(let from, let to, let milliseconds, _):
      .drag(from: from, to: to, milliseconds: milliseconds)
    case .pointer(let phase, let place, _): .pointer(phase, place)
    default: self
    }
  }

  /// The same, done to the centre of an element by the mouse: a tap for a key that presses what has the focus. Nil where
  /// it is about no element.
  func done(to element: String) -> ReplayAction? {
    switch self {
    case .tap: .tap(.element(element))
    case .press(_, let milliseconds, _): .press(.element(element), milliseconds: milliseconds)
    case .drag(_, let to, let milliseconds, _):
      .drag(from: .element(element), to: to, milliseconds: milliseconds)
    case .pointer(let phase, _, _): .pointer(phase, .element(element))
    case .key(nil, "space", _), .key(nil, "return", _): .tap(.element(element))
    case .key(.down, "space", _), .key(.down, "return", _): .pointer(.down, .element(element))
    default: nil
    }
  }

  /// Has it happen at the centre of an element instead of at a point.
  mutating func name(_ element: String) {
    switch self {
    case .tap(_, let use): self = .tap(.element(element), use)
    case .press(_, let milliseconds, let use):
      self = .press(.element(element), milliseconds: milliseconds, use)
    case .drag(_, let to, let milliseconds, let use):
      self = .drag(from: .element(element), to: to, milliseconds: milliseconds, use)
    case .pointer(let phase, _, let use): self = .pointer(phase, .element(element), use)
    case .scroll(_, let delta): self = .scroll(.element(element), by: delta)
    default: break
    }
  }
}

extension ReplayHeader {
  /// Changes that make a header plainer, each in one thing.
  static var plainer: [(inout ReplayHeader) -> Void] {
    [
      { $0.scheme = nil }, { $0.seed = 0 }, { $0.setup.ghost = [] }, { $0.setup.players = [] },
      { $0.setup.players = Array($0.setup.players.prefix(2)) }, { $0.setup.race = nil },
      { $0.setup.look = nil }, { $0.setup.turnBack = nil }, { $0.setup.hold = nil },
      { $0.setup.hasBonus = true }, { $0.setup.allowsPeeks = true },
      { $0.setup.givesAdvice = false },
      { $0.viewport = ScriptSize(CGSize(width: 800, height: 600)) },
    ]
  }
}

extension ScriptSize {
  /// Whether a plain size would be smaller.
  fileprivate var isLargerThanPlain: Bool {
    width.thousandths > 800_000 || width.thousandths < 400_000
  }
}

extension ScriptPlace {
  fileprivate var plainer: [ScriptPlace] {
    switch self {
    case .point(let point):
      [.point(point.rounded)].filter { $0 != self }
    case .element(let name, let offset):
      offset == nil ? [] : [.element(name)]
    case .beside: []
    }
  }
}

extension ScriptPoint {
  /// The point with whole coordinates towards the origin.
  fileprivate var rounded: ScriptPoint {
    func whole(_ coordinate: ScriptCoordinate) -> ScriptCoordinate {
      ScriptCoordinate(thousandths: coordinate.thousandths / 1000 * 1000)
    }
    return ScriptPoint(x: whole(x), y: whole(y))
  }
}
