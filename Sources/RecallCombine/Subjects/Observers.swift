/// Who listens, in the order in which they began.
struct Observers<Output, Failure: Error> {
  private var entries: [(number: Int, observer: Observer<Output, Failure>)] = []
  private var lastNumber = 0

  var isEmpty: Bool { entries.isEmpty }

  /// - Returns: What takes the observer out again.
  mutating func add(_ observer: Observer<Output, Failure>) -> Int {
    lastNumber += 1
    entries.append((lastNumber, observer))
    return lastNumber
  }

  mutating func remove(_ number: Int) {
    entries.removeAll { $0.number == number }
  }

  mutating func removeAll() -> [Observer<Output, Failure>] {
    defer { entries = [] }
    return all
  }

  var all: [Observer<Output, Failure>] { entries.map(\.observer) }
}
