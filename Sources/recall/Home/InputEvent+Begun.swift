import RecallUI

extension InputEvent {
  /// Whether somebody comes, or begins to do something.
  var isBegun: Bool {
    switch self {
    case .pointer(let step): step.phase == .down
    case .key(let key): key.phase == .down
    case .focus(let change): change == .gained
    default: false
    }
  }
}
