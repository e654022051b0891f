import RecallCombine
import Testing

@Suite struct SubjectTests {
  @Test func subscribersHearInTheOrderInWhichTheyCame() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let listening = (0..<50).map { number in subject.sink { _ in heard.append(number) } }
    subject.send(0)
    #expect(heard == Array(0..<50))
    withExtendedLifetime(listening) {}
  }

  @Test func aCurrentValueIsHeardFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let listening = subject.sink { heard.append($0) }
    subject.value += 1
    subject.send(3)
    #expect(heard == [1, 2, 3])
    #expect(subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(heard == [1, 2, 3])
    withExtendedLifetime(listening) {}
  }

  @Test func whatNobodyKeepsIsCancelled() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    do {
      var cancellables = Set<AnyCancellable>()
      subject.sink { count += 1 }.store(in: &cancellables)
      subject.send()
    }
    subject.send()
    #expect(count == 1)
  }

  @Test func anythingThatCanBeCancelledIsKeptInASet() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    do {
      var kept = Set<AnyCancellable>()
      let shared = subject.makeConnectable()
      shared.sink { heard.append($0) }.store(in: &kept)
      shared.connect().store(in: &kept)
      subject.send(1)
    }
    subject.send(2)
    #expect(heard == [1])
  }

  @Test func aFutureAnswersOnceToAll() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var heard: [Int] = []
    let early = future.sink { heard.append($0) }
    promise?(.success(1))
    promise?(.success(2))
    let late = future.sink { heard.append($0 * 10) }
    #expect(heard == [1, 10])
    withExtendedLifetime((early, late)) {}
  }

  /// Asks for one value at a time.
  private final class Sipping: Subscriber {
    var heard: [Int] = []
    var subscription: (any Subscription)?
    var isOver = false

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      heard.append(input)
      return input == 1 ? .max(1) : .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      isOver = true
    }
  }

  @Test func aSubscriberGetsAsManyAsItAsksFor() {
    let subscriber = Sipping()
    [1, 2, 3].publisher.map { $0 }.subscribe(subscriber)
    #expect(subscriber.heard == [1, 2])
    #expect(!subscriber.isOver)
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.heard == [1, 2, 3])
    #expect(subscriber.isOver)
  }

  /// A publisher of a program's own.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      stride(from: start, through: 0, by: -1).publisher.receive(subscriber: subscriber)
    }
  }

  @Test func aProgramsOwnPublisherHasAllOperators() {
    var heard: [Int] = []
    let listening = Countdown(start: 3).filter { $0 % 2 == 1 }.sink { heard.append($0) }
    #expect(heard == [3, 1])
    withExtendedLifetime(listening) {}
  }
}
