import RecallUI

extension WatchEdit {
  /// What is changed, for who changes it.
  var words: LocalizedStringKey {
    switch self {
    case .skip(let step): LocalizedStringKey("skip {step}", ["step": .number(step)])
    case .retime(let step, let milliseconds):
      LocalizedStringKey(
        "retime {step} {time}", ["step": .number(step), "time": .text("\(milliseconds)")])
    case .moveBack(let step): LocalizedStringKey("back {step}", ["step": .number(step)])
    case .moveOn(let step): LocalizedStringKey("on {step}", ["step": .number(step)])
    case .insert(let milliseconds, let action):
      LocalizedStringKey(
        "insert {time} {action}", ["time": .text("\(milliseconds)"), "action": .text(action)])
    }
  }
}

extension LocalizedStringKey {
  /// Several things, with commas between them; nil for none.
  init?(listing things: [LocalizedStringKey]) {
    guard let first = things.first else { return nil }
    self = things.dropFirst().reduce(first) { list, next in
      LocalizedStringKey("{list}, {name}", ["list": .key(list), "name": .key(next)])
    }
  }
}
