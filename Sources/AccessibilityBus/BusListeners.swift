/// Who wants to hear of what, as the registry knows it.
struct BusListeners: Equatable {
  /// For each program what it wants to hear of, with how often it said so.
  private var wanted: [Wish: Int] = [:]

  private struct Wish: Hashable {
    var owner: String
    var event: [String]
  }

  /// Whether anybody wants to hear of anything.
  var isEmpty: Bool { wanted.isEmpty }

  /// - Parameter event: As in `object:state-changed:focused`; what is left out stands for anything.
  mutating func add(_ owner: String, _ event: String) {
    wanted[Wish(owner: owner, event: Self.parts(of: event)), default: 0] += 1
  }

  mutating func remove(_ owner: String, _ event: String) {
    let wish = Wish(owner: owner, event: Self.parts(of: event))
    guard let count = wanted[wish] else { return }
    wanted[wish] = count > 1 ? count - 1 : nil
  }

  /// Takes notice that somebody is gone.
  mutating func remove(_ owner: String) {
    wanted = wanted.filter { $0.key.owner != owner }
  }

  func want(_ signal: BusSignal) -> Bool {
    let event = [signal.group.rawValue, signal.member, signal.detail].map(Self.plain)
    return wanted.keys.contains { wish in
      zip(wish.event, event).allSatisfy { $0.isEmpty || $0 == $1 }
    }
  }

  private static func parts(of event: String) -> [String] {
    event.split(separator: ":", omittingEmptySubsequences: false).map { plain(String($0)) }
  }

  /// Events are written `state-changed` by some and `StateChanged` by others.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" }
  }
}
