import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct PublishedTests {
  private final class Base: ObservableObject {
    @Published var first = 0
    @Published var second = [1, 2, 3]
    var silent = 0
  }

  private struct Watcher: View {
    @ObservedObject var model: Base

    var body: some View {
      Text("\(model.first) \(model.second.count) \(model.silent)")
    }
  }

  @Test(arguments: [
    (1, ["Watcher"]), (2, ["Watcher"]), (3, ["Watcher"]), (4, []),
  ])
  func eachChangeOfAPublishedPropertyIsAnnounced(change: Int, expected: [String]) {
    let model = Base()
    let stage = smallStage { Watcher(model: model) }
    let paths = stage.evaluations {
      switch change {
      case 1: model.first += 1
      case 2: model.second[1] = 5
      case 3: model.second.append(4)
      default: model.silent += 1
      }
      _ = stage.displayList
    }
    #expect(paths == expected)
  }

  /// A service, which no view observes.
  private final class Service {
    @Published var values = [1]
  }

  @Test func aPropertyOfAnyClassHasAPublisher() {
    let service = Service()
    var heard: [[Int]] = []
    let stop = service.$values._subscribe(owner: "test") { heard.append($0) }
    service.values.append(2)
    service.values = []
    stop()
    service.values = [3]
    #expect(heard == [[1], [1, 2], []])
    #expect(service.values == [3])
  }

  /// Announces by itself.
  private final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var number = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private struct ManualWatcher: View {
    @ObservedObject var model: Manual

    var body: some View {
      Text("\(model.number)")
    }
  }

  /// Announces by the publisher that every object has, as the first of Stanford's lectures do.
  private class Plain: ObservableObject {
    var number = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private struct PlainWatcher: View {
    @ObservedObject var model: Plain

    var body: some View {
      Text("\(model.number)")
    }
  }

  @Test func anObjectWithoutPublishedPropertiesHasAPublisherToo() {
    let (one, other) = (Plain(), Plain())
    let stage = smallStage {
      HStack {
        PlainWatcher(model: one)
        PlainWatcher(model: other)
      }
    }
    one.number = 2
    #expect(stage.texts == ["2", "0"])
    let paths = stage.evaluations {
      other.number = 3
      _ = stage.displayList
    }
    #expect(paths == ["#1/PlainWatcher"])
    #expect(stage.texts == ["2", "3"])
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== other.objectWillChange)
  }

  /// Where an object lives that is gone, another one may.
  @Test func aNewObjectHasAPublisherOfItsOwn() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<1_000 {
      publishers.append(Plain().objectWillChange)
    }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == publishers.count)
  }

  @Test func anObjectMayAnnounceByItself() {
    let model = Manual()
    let stage = smallStage { ManualWatcher(model: model) }
    model.number = 2
    #expect(stage.texts == ["2"])
  }

  private class Animal: ObservableObject {
    @Published var legs = 4
  }

  private final class Bird: Animal {
    @Published var wings = 2
  }

  private struct BirdWatcher: View {
    @ObservedObject var bird: Bird

    var body: some View {
      Text("\(bird.legs) \(bird.wings)")
    }
  }

  @Test func theSuperclassAnnouncesToo() {
    let bird = Bird()
    let stage = smallStage { BirdWatcher(bird: bird) }
    bird.legs = 2
    #expect(stage.texts == ["2 2"])
    bird.wings = 3
    #expect(stage.texts == ["2 3"])
  }

  @Test func aLargeValueIsChangedInPlace() {
    let model = Base()
    model.second = Array(0..<1000)
    let before = model.second.withUnsafeBufferPointer { $0.baseAddress }
    model.second[500] = -1
    #expect(model.second.withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}
