import Foundation
import RecallCombine
import RecallUI
import Testing

@Suite struct TimingTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []

    func note(_ value: some Any) {
      lines.append("\(Instant.now.nanoseconds / 1_000_000) \(value)")
    }
  }

  /// Hands out numbers at instants, in milliseconds, and answers with what was heard of them when.
  private func heard(
    _ instants: [Int],
    through make: @escaping (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
  ) -> [String] {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    var listening: AnyCancellable?
    let stage = Stage(size: CGSize(width: 10, height: 10)) {
      Color.red.onAppear {
        listening = make(subject).sink { log.note($0) }
        for instant in instants {
          StageQueue.main.asyncAfter(deadline: .now() + .milliseconds(instant)) {
            subject.send(instant)
          }
        }
      }
    }
    stage.advance(by: .seconds(10))
    #expect(stage.pendingTimers.isEmpty)
    withExtendedLifetime(listening) {}
    return log.lines
  }

  @Test func debounceWaitsUntilNothingComes() {
    let lines = heard([0, 200, 499, 1000]) {
      $0.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
    }
    #expect(lines == ["799 499", "1300 1000"])
  }

  @Test func measuredTimeIsAnIntervalOfQueues() {
    let lines = heard([0, 250, 1000]) {
      $0.measureInterval(using: DispatchQueue.main)
        .map { $0.timeInterval == .nanoseconds(250_000_000) ? 1 : 0 }.eraseToAnyPublisher()
    }
    #expect(lines == ["0 0", "250 1", "1000 0"])
  }

  @Test func timeoutEndsWhenNothingComes() {
    let lines = heard([0, 400, 1000]) {
      $0.timeout(.milliseconds(500), scheduler: RunLoop.main).append(-1).eraseToAnyPublisher()
    }
    #expect(lines == ["0 0", "400 400", "900 -1"])
    let never = heard([]) {
      $0.timeout(.seconds(2), scheduler: RunLoop.main).append(-1).eraseToAnyPublisher()
    }
    #expect(never == ["2000 -1"])
  }

  @Test func timeoutFailsAsTheProgramSays() {
    let log = Log()
    var listening: AnyCancellable?
    let stage = Stage(size: CGSize(width: 10, height: 10)) {
      Color.red.onAppear {
        listening = PassthroughSubject<Int, CocoaError>()
          .timeout(.seconds(1), scheduler: RunLoop.main) { CocoaError(.fileNoSuchFile) }
          .sink(
            receiveCompletion: { end in
              if case .failure(let error) = end { log.note(error.code == .fileNoSuchFile) }
            }, receiveValue: { log.note($0) })
      }
    }
    stage.advance(by: .seconds(3))
    #expect(log.lines == ["1000 true"])
    withExtendedLifetime(listening) {}
  }

  @Test(arguments: [(true, "500 300"), (false, "500 100")])
  func throttleLetsOneThroughInEachInterval(isLatest: Bool, second: String) {
    let lines = heard([0, 100, 300, 2000]) {
      $0.throttle(for: 0.5, scheduler: OperationQueue.main, latest: isLatest)
    }
    #expect(lines == ["0 0", second, "2000 2000"])
  }

  @Test func delayAndReceiveKeepTheOrder() {
    #expect(
      heard([0, 100]) { $0.delay(for: .seconds(1), scheduler: StageQueue.main) }
        == ["1000 0", "1100 100"])
    #expect(heard([0, 100]) { $0.receive(on: RunLoop.main) } == ["0 0", "100 100"])
    #expect(
      heard([0, 100]) { $0.receive(on: ImmediateScheduler.shared) } == ["0 0", "100 100"])
    #expect(heard([100]) { $0.subscribe(on: RunLoop.main) } == ["100 100"])
  }

  private final class Model: ObservableObject {
    @Published var number = 1
    @Published var double = 0

    init() {
      $number.map { $0 * 2 }.assign(to: &$double)
    }
  }

  @Test func aPublishedPropertyIsAPublisherAndCanBeAssignedTo() {
    let model = Model()
    var heard: [String] = []
    let listening = [
      model.objectWillChange.sink { heard.append("will change from \(model.number)") },
      model.$number.dropFirst().sink { heard.append("number \($0)") },
    ]
    model.number = 5
    #expect(model.double == 10)
    #expect(heard == ["will change from 1", "will change from 5", "number 5"])
    withExtendedLifetime(listening) {}
  }

  @Test func whatIsAssignedToAPropertyEndsWithItsObject() {
    let subject = CurrentValueSubject<Int, Never>(1)
    final class Target: ObservableObject {
      @Published var number = 0
    }
    var target: Target? = Target()
    weak let left = target
    if let target { subject.assign(to: &target.$number) }
    #expect(target?.number == 1)
    target = nil
    #expect(left == nil)
    subject.send(2)
  }

  @Test func viewsHearOfAnyPublisher() {
    struct Listener: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0

      var body: some View {
        Text("\(sum)").onReceive(subject.filter { $0 > 1 }) { sum += $0 }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Listener(subject: subject) }
    for number in 1...3 { subject.send(number) }
    #expect(stage.element("5") != nil)
  }

  @Test func aTimerIsStoppedForAllWhoListen() {
    struct Clock: View {
      @State private var count = 0
      private let timer = RecallUI.Timer.publish(every: 1, on: .main, in: .common).autoconnect()

      var body: some View {
        Text("\(count)")
          .onReceive(timer) { _ in count += 1 }
          .onReceive(timer) { _ in count += 10 }
          .onTapGesture { timer.upstream.connect().cancel() }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Clock() }
    stage.advance(by: .seconds(2))
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(2))
    #expect(stage.element("22") != nil)
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func tasksWaitForValues() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.task {
        let timer = RecallUI.Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        for await number in timer.scan(0, { count, _ in count + 1 }).prefix(2).values {
          log.note(number)
        }
        log.note("end")
      }
    }
    stage.advance(by: .seconds(5))
    #expect(log.lines == ["1000 1", "2000 2", "2000 end"])
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func aTimerOfCombinesBeginsWithItsFirstListener() {
    struct Clock: View {
      @State private var count = 0
      @State private var timer = Publishers.Autoconnect(
        upstream: RecallUI.Timer.publish(every: 1, on: .main, in: .common))

      var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
          .onTapGesture { timer.upstream.connect().cancel() }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Clock() }
    stage.advance(by: .seconds(2))
    #expect(stage.element("2") != nil)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(2))
    #expect(stage.element("2") != nil)
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func aTimerWaitsUntilItIsConnected() {
    struct Clock: View {
      @State private var count = 0
      @State private var timer = RecallUI.Timer.publish(every: 1, on: .main, in: .common)
      @State private var connection: (any Cancellable)?

      var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
          .onTapGesture {
            if let connection { connection.cancel() } else { connection = timer.connect() }
          }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Clock() }
    stage.advance(by: .seconds(2))
    #expect(stage.element("0") != nil)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(2))
    #expect(stage.element("2") != nil)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(2))
    #expect(stage.element("2") != nil)
    #expect(stage.pendingTimers.isEmpty)
  }

  /// As programs start anew: they put another timer into the state, and connect it at once.
  @Test func whoListensToAConnectedTimerHearsIt() {
    struct Clock: View {
      @State private var count = 0
      @State private var timer = RecallUI.Timer.publish(every: 1, on: .main, in: .common)

      var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
          .onTapGesture {
            timer = RecallUI.Timer.publish(every: 1, on: .main, in: .common)
            _ = timer.connect()
          }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Clock() }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(2))
    #expect(stage.element("2") != nil)
  }
}
