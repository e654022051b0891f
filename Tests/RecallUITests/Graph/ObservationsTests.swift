import Interaction
import Observation
import Testing
import VirtualTime

@testable import RecallUI
@testable import RecallUICore

/// What a graph registers with Observation stays bounded, however long what is read doesn't change.
@Suite struct ObservationsTests {
  @Observable fileprivate final class Model {
    var name = "one"
    var length: CGFloat = 10
    var width: CGFloat = 20
  }

  private struct Clock: View {
    let model: Model

    var body: some View {
      TimelineView(.animation) { context in
        Text("\(model.name) \(context.date.timeIntervalSinceReferenceDate)")
          .accessibilityIdentifier(model.name)
      }
    }
  }

  private struct Painting: View {
    let model: Model

    var body: some View {
      TimelineView(.periodic(from: .distantPast, by: 0.016)) { context in
        let time = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 5)
        Canvas { canvas, _ in
          let rect = CGRect(x: time, y: 0, width: model.length, height: 5)
          canvas.fill(Path(rect), with: .color(.red))
        }
      }
    }
  }

  private struct Bar: Shape {
    @Binding var length: CGFloat
    @Binding var width: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: length, height: width))
    }
  }

  private struct Bars: View {
    @Bindable var model: Model

    var body: some View {
      TimelineView(.animation) { context in
        let time = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 5)
        Bar(length: $model.length, width: $model.width).padding(.leading, time)
      }
    }
  }

  private struct Name: View {
    let model: Model

    var body: some View { Text(model.name).accessibilityIdentifier(model.name) }
  }

  private struct ComingAndGoing: View {
    let model: Model
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("switch") { isShown.toggle() }.accessibilityIdentifier("switch")
        if isShown {
          ForEach(0..<10) { _ in Name(model: model) }
        }
      }
    }
  }

  private struct Holder: View {
    @State private var model: Model?

    var body: some View {
      VStack {
        Button("switch") { model = model == nil ? Model() : nil }.accessibilityIdentifier("switch")
        if let model { Name(model: model) }
      }
    }
  }

  private func playFrames(_ count: Int, on stage: Stage) -> DisplayList {
    var list = stage.displayList
    for _ in 0..<count {
      stage.advance(by: .milliseconds(16))
      list = stage.displayList
    }
    return list
  }

  @Test func aViewThatIsEvaluatedWithEachFrameKeepsFewRegistrations() {
    let model = Model()
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Clock(model: model) }
    _ = playFrames(30, on: stage)
    let former = stage.graph.observations.count
    #expect(former > 0)
    _ = playFrames(200, on: stage)
    #expect(stage.graph.observations.count <= former)
    model.name = "two"
    stage.advance(by: .milliseconds(16))
    #expect(stage.element("two") != nil)
  }

  @Test func aCanvasThatIsDrawnWithEachFrameKeepsFewRegistrations() {
    let model = Model()
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Painting(model: model) }
    _ = playFrames(30, on: stage)
    let former = stage.graph.observations.count
    #expect(former > 0)
    _ = playFrames(200, on: stage)
    #expect(stage.graph.observations.count <= former)
    model.length = 60
    #expect("\(stage.displayList)".contains("60"))
  }

  @Test func aShapeThatIsDrawnWithEachFrameRegistersEachPropertyOnce() {
    let model = Model()
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Bars(model: model) }
    _ = playFrames(30, on: stage)
    let former = stage.graph.observations.count
    #expect(former > 0)
    _ = playFrames(200, on: stage)
    #expect(stage.graph.observations.count <= former)
    // Both are followed still, one after the other.
    model.length = 77
    #expect("\(stage.displayList)".contains("77"))
    model.width = 33
    #expect("\(stage.displayList)".contains("33"))
    model.length = 55
    #expect("\(stage.displayList)".contains("55"))
  }

  @Test func viewsThatComeAndGoLeaveFewRegistrationsBehind() {
    let model = Model()
    let stage = Stage(size: CGSize(width: 200, height: 400)) { ComingAndGoing(model: model) }
    for _ in 0..<600 { stage.tap("switch") }
    #expect(stage.graph.observations.count > 100)
    #expect(stage.graph.observations.count <= Observations.mostLeftBehind + 100)
    model.name = "two"
    #expect(stage.element("two") != nil)
    // What waited for the change is over.
    #expect(stage.graph.observations.count == 10)
  }

  @Test func aRegistrationIsOverWithTheObject() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Holder() }
    stage.tap("switch")
    #expect(stage.graph.observations.count == 1)
    stage.tap("switch")
    #expect(stage.element("one") == nil)
    #expect(stage.graph.observations.count == 0)
    #expect(stage.graph.observations.leftBehind == 0)
  }

  @Test func readersThatReadOneAfterTheOtherAreListedOnce() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      VStack {
        Color.red
        Color.blue
      }
    }
    var nodes: [ViewNode] = []
    func collect(_ node: ViewNode) {
      nodes.append(node)
      node.children.visit(collect)
    }
    if let root = stage.graph.root { collect(root) }
    #expect(nodes.count >= 2)
    var readers = ReaderList()
    for _ in 0..<1000 { for node in nodes { readers.add(node) } }
    #expect(readers.count < 16 + 2 * nodes.count)
  }
}
