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

  @Test func valuesAreChosenWithWhatMayThrow() {
    let numbers = [1, 2, 3].publisher
    func isSmall(_ number: Int) throws -> Bool {
      guard number < 3 else { throw Broken() }
      return number < 2
    }
    func giveUp(_ error: any Error) throws -> Empty<Int, Never> {
      if error is Broken { throw error }
      return Empty()
    }
    #expect(said(by: numbers.tryFirst { try !isSmall($0) }) == ["2", "done"])
    #expect(said(by: numbers.tryFirst { try $0 > 1 && isSmall($0) }) == ["failed"])
    #expect(said(by: numbers.last { $0 < 3 }) == ["2", "done"])
    #expect(said(by: numbers.tryLast(where: isSmall)) == ["failed"])
    #expect(said(by: numbers.tryDrop(while: isSmall)) == ["2", "3", "done"])
    #expect(said(by: numbers.tryPrefix(while: isSmall)) == ["1", "done"])
    #expect(said(by: numbers.tryCompactMap { try isSmall($0) ? $0 : nil }) == ["1", "failed"])
    #expect(
      said(by: numbers.tryScan(0) { try isSmall($1) ? $0 : $0 + $1 }) == ["0", "2", "failed"])
    #expect(said(by: numbers.tryReduce(0) { $0 + $1 }) == ["6", "done"])
    #expect(said(by: Empty<Int, Never>().tryReduce(4) { $0 + $1 }) == ["4", "done"])
    #expect(
      said(by: [1, 1, 2, 3].publisher.tryRemoveDuplicates { $0 == $1 }) == ["1", "2", "3", "done"])
    #expect(
      said(by: numbers.tryRemoveDuplicates { _, new in try isSmall(new) }) == ["1", "2", "failed"])
    #expect(
      said(by: numbers.setFailureType(to: Broken.self).tryCatch(giveUp).map(\.description))
        == ["1", "2", "3", "done"])
    #expect(
      said(by: numbers.tryMap(isSmall).tryCatch { _ in [true].publisher })
        == ["true", "false", "true", "done"])
    #expect(
      said(by: numbers.tryMap { try isSmall($0) ? 1 : 0 }.tryCatch(giveUp))
        == ["1", "0", "failed"])
  }

  @Test func valuesAreFoundByTheirPlaces() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(said(by: numbers.output(at: 2)) == ["3", "done"])
    #expect(said(by: numbers.output(at: 9)) == ["done"])
    #expect(said(by: numbers.output(in: 1...2)) == ["2", "3", "done"])
    #expect(said(by: numbers.output(in: 2...)) == ["3", "4", "done"])
    #expect(said(by: numbers.output(in: ..<1)) == ["1", "done"])
    #expect(said(by: numbers.ignoreOutput()) == ["done"])
    #expect(
      said(by: numbers.map(\.description, \.hashValue).map { $0.0 }.first()) == ["1", "done"])
  }

  @Test func valuesAreCompared() {
    let numbers = [2, 5, 1, 5].publisher
    #expect(said(by: numbers.max()) == ["5", "done"])
    #expect(said(by: numbers.min()) == ["1", "done"])
    #expect(said(by: numbers.max { $0 > $1 }) == ["1", "done"])
    #expect(said(by: numbers.min { $0 > $1 }) == ["5", "done"])
    #expect(said(by: numbers.tryMax { _, _ in throw Broken() }) == ["failed"])
    #expect(said(by: numbers.tryMin { $0 < $1 }) == ["1", "done"])
    #expect(said(by: Empty<Int, Never>().max()) == ["done"])
    #expect(said(by: numbers.contains(5)) == ["true", "done"])
    #expect(said(by: numbers.contains(7)) == ["false", "done"])
    #expect(said(by: numbers.contains { $0 > 7 }) == ["false", "done"])
    #expect(said(by: numbers.allSatisfy { $0 > 0 }) == ["true", "done"])
    #expect(said(by: numbers.allSatisfy { $0 > 1 }) == ["false", "done"])
    #expect(said(by: numbers.tryAllSatisfy { _ in throw Broken() }) == ["failed"])
    #expect(said(by: numbers.tryContains { $0 == 1 }) == ["true", "done"])
  }

  @Test func severalPublishersAreJoinedInTurn() {
    let (a, b) = ([1, 2].publisher, ["x", "y", "z"].publisher)
    #expect(said(by: a.zip(b) { "\($0)\($1)" }) == ["1x", "2y", "done"])
    #expect(said(by: a.zip(b, a).map { "\($0)\($1)\($2)" }) == ["1x1", "2y2", "done"])
    #expect(said(by: a.zip(b, a, b) { "\($0)\($1)\($2)\($3)" }) == ["1x1x", "2y2y", "done"])
    #expect(said(by: a.merge(with: [3].publisher, [4].publisher)) == ["1", "2", "3", "4", "done"])
    #expect(
      said(by: a.append([7].publisher).prepend([0].publisher)) == ["0", "1", "2", "7", "done"])
    #expect(said(by: a.append([7, 8]).prepend(5...6)) == ["5", "6", "1", "2", "7", "8", "done"])
    #expect(
      said(by: a.combineLatest(Just(7), Just(8)) { $0 + $1 + $2 }) == ["17", "done"])
    let record = Record<Int, Broken> { recording in
      recording.receive(1)
      recording.receive(completion: .failure(Broken()))
    }
    #expect(said(by: record) == ["1", "failed"])
  }

  @Test func valuesWaitForAnotherPublisher() {
    let (numbers, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var (late, early): ([Int], [Int]) = ([], [])
    let listening = [
      numbers.drop(untilOutputFrom: signal).sink { late.append($0) },
      numbers.prefix(untilOutputFrom: signal).sink { early.append($0) },
    ]
    numbers.send(1)
    signal.send()
    numbers.send(2)
    withExtendedLifetime(listening) {}
    #expect(late == [2])
    #expect(early == [1])
  }

  @Test func oneSubscriptionServesAllThatListen() {
    var begun = 0
    let upstream = Deferred { () -> AnyPublisher<Int, Never> in
      begun += 1
      return [1, 2].publisher
    }
    var heard: [String] = []
    let multicast = upstream.multicast(subject: PassthroughSubject())
    let listening = ["a", "b"].map { name in multicast.sink { heard.append("\(name)\($0)") } }
    #expect(heard.isEmpty)
    let connection = multicast.connect()
    #expect(heard == ["a1", "b1", "a2", "b2"])
    #expect(begun == 1)
    withExtendedLifetime((listening, connection)) {}
    #expect(
      said(by: upstream.multicast { PassthroughSubject() }.autoconnect()) == ["1", "2", "done"])
    var isConnected: [Int] = []
    let waiting = upstream.makeConnectable()
    let ear = waiting.sink { isConnected.append($0) }
    #expect(isConnected.isEmpty)
    _ = waiting.connect()
    #expect(isConnected == [1, 2])
    withExtendedLifetime(ear) {}
  }

  @Test func whoListensIsTold() {
    var told: [String] = []
    let listening = Just(1).handleEvents(
      receiveSubscription: { _ in told.append("begun") },
      receiveOutput: { told.append("\($0)") }, receiveCompletion: { _ in told.append("done") },
      receiveRequest: { told.append("\($0 == .unlimited)") }
    ).sink { _ in }
    withExtendedLifetime(listening) {}
    #expect(told == ["begun", "true", "1", "done"])
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
