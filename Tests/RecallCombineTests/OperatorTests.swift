import Foundation
import RecallCombine
import Testing

@Suite struct OperatorTests {
  private struct Broken: Error {}

  /// What a publisher says, in words.
  private func said<P: Publisher>(by publisher: P) -> [String] {
    var words: [String] = []
    let listening = publisher.sink(
      receiveCompletion: { completion in
        if case .failure = completion { words.append("failed") } else { words.append("done") }
      }, receiveValue: { words.append("\($0)") })
    withExtendedLifetime(listening) {}
    return words
  }

  @Test func valuesAreMappedAndLeftOut() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(said(by: numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "done"])
    #expect(said(by: numbers.filter { $0 > 1 }) == ["2", "2", "3", "done"])
    #expect(said(by: numbers.compactMap { $0 == 2 ? nil : $0 }) == ["1", "3", "done"])
    #expect(said(by: numbers.removeDuplicates()) == ["1", "2", "3", "done"])
    #expect(said(by: numbers.scan(0, +)) == ["1", "3", "5", "8", "done"])
    #expect(said(by: [1, nil].publisher.replaceNil(with: 7)) == ["1", "7", "done"])
  }

  @Test func valuesAreCountedOff() {
    let numbers = [1, 2, 3].publisher
    #expect(said(by: numbers.first()) == ["1", "done"])
    #expect(said(by: numbers.first { $0 > 1 }) == ["2", "done"])
    #expect(said(by: numbers.prefix(2)) == ["1", "2", "done"])
    #expect(said(by: numbers.prefix(0)) == ["done"])
    #expect(said(by: numbers.prefix { $0 < 3 }) == ["1", "2", "done"])
    #expect(said(by: numbers.dropFirst()) == ["2", "3", "done"])
    #expect(said(by: numbers.drop { $0 < 2 }) == ["2", "3", "done"])
    #expect(said(by: numbers.last()) == ["3", "done"])
    #expect(said(by: numbers.reduce(0, +)) == ["6", "done"])
    #expect(said(by: numbers.count()) == ["3", "done"])
    #expect(said(by: numbers.collect()) == ["[1, 2, 3]", "done"])
    #expect(said(by: numbers.collect(2)) == ["[1, 2]", "[3]", "done"])
    #expect(said(by: numbers.prepend(0).append(4)) == ["0", "1", "2", "3", "4", "done"])
    #expect(said(by: Empty<Int, Never>().replaceEmpty(with: 5)) == ["5", "done"])
  }

  @Test func failuresAreCaught() {
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Broken() }
      return number
    }
    #expect(said(by: failing) == ["1", "failed"])
    #expect(said(by: failing.replaceError(with: 9)) == ["1", "9", "done"])
    #expect(said(by: failing.catch { _ in [7, 8].publisher }) == ["1", "7", "8", "done"])
    #expect(said(by: failing.retry(1)) == ["1", "1", "failed"])
    #expect(said(by: Fail<Int, Broken>(error: Broken())) == ["failed"])
    #expect(said(by: Just(1).setFailureType(to: Broken.self)) == ["1", "done"])
  }

  @Test func whatCannotBeReadFails() {
    func names(in text: String) -> [String] {
      said(
        by: Just(Data(text.utf8)).decode(type: [String].self, decoder: JSONDecoder()))
    }
    #expect(names(in: #"["a","b"]"#) == [#"["a", "b"]"#, "done"])
    #expect(names(in: "{}") == ["failed"])
  }

  @Test func publishersAreJoined() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var words: [String] = []
    let listening = [
      left.combineLatest(right).sink { words.append("latest \($0) \($1)") },
      left.zip(right).sink { words.append("pair \($0) \($1)") },
      left.merge(with: right).sink { words.append("\($0)") },
    ]
    left.send(1)
    left.send(2)
    right.send(3)
    right.send(4)
    #expect(
      words == [
        "1", "2", "latest 2 3", "pair 1 3", "3", "latest 2 4", "pair 2 4", "4",
      ])
    for cancellable in listening { cancellable.cancel() }
    left.send(5)
    #expect(words.count == 8)
  }

  @Test func innerPublishersAreHeardAllOrTheLatest() {
    let inner = (0..<2).map { _ in PassthroughSubject<String, Never>() }
    let outer = PassthroughSubject<Int, Never>()
    var (all, latest, one): ([String], [String], [String]) = ([], [], [])
    let listening = [
      outer.flatMap { inner[$0] }.sink { all.append($0) },
      outer.map { inner[$0] }.switchToLatest().sink { latest.append($0) },
      outer.flatMap(maxPublishers: .max(1)) { inner[$0] }.sink { one.append($0) },
    ]
    outer.send(0)
    inner[0].send("a")
    outer.send(1)
    inner[0].send("b")
    inner[1].send("c")
    inner[0].send(completion: .finished)
    inner[1].send("d")
    #expect(all == ["a", "b", "c", "d"])
    #expect(latest == ["a", "c", "d"])
    #expect(one == ["a", "b", "d"])
    withExtendedLifetime(listening) {}
  }

  @Test func aSharedPublisherIsSubscribedToOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var (begun, heard) = (0, 0)
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      begun += 1
      return subject
    }.share()
    let listening = (0..<3).map { _ in shared.sink { heard += $0 } }
    subject.send(1)
    #expect((begun, heard) == (1, 3))
    for cancellable in listening { cancellable.cancel() }
    subject.send(1)
    #expect(heard == 3)
  }
}
