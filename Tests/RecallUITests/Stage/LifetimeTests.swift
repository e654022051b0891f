import Gallery
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct LifetimeTests {
  private struct Everything: View {
    @ObservedObject var model: Switchboard
    @StateObject private var own = Switchboard()
    @State private var count = 0
    @Environment(\.clock) private var clock

    var body: some View {
      GeometryReader { geometry in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
            ForEach(model.numbers, id: \.self) { number in
              Text("\(number) \(count) \(own.number)")
                .padding()
                .background(Circle().fill(.red))
                .onTapGesture {
                  count += Int(geometry.size.width)
                  own.number += 1
                  model.number = Int(clock.now.nanoseconds % 1_000)
                }
                .onLongPressGesture { count = 0 }
                .environment(\.font, .title)
            }
          }
        }
      }
    }
  }

  /// What a program keeps for as long as it runs.
  @Observable fileprivate final class Shared {
    var number = 4
  }

  private struct Settings: View {
    @Bindable var shared: Shared

    var body: some View {
      Form {
        Text("\(shared.number)")
        Picker("Number", selection: $shared.number) {
          ForEach(3...6, id: \.self) { Text("\($0)").tag($0) }
        }
        .accessibilityIdentifier("picker")
        Menu("More") { Button("Add") { shared.number += 1 } }.accessibilityIdentifier("menu")
      }
    }
  }

  /// What must be gone with a stage.
  private struct Remains {
    let stage: Weak<Stage>
    let graph: Weak<ViewGraph>
    let root: Weak<ViewNode>
    let box: Weak<Box>

    init(of stage: Stage) {
      self.stage = Weak(object: stage)
      graph = Weak(object: stage.graph)
      root = Weak(object: stage.root)
      box = Weak(object: stage.root.ownBox?.children.first)
    }

    /// Whether the stage, its graph, its node and its box are there, each.
    var areThere: [Bool] {
      [stage.object != nil, graph.object != nil, root.object != nil, box.object != nil]
    }
  }

  /// Builds a stage, uses it, and answers with what was there then.
  private func used(_ model: Switchboard, _ use: (Stage) -> Void) -> Remains {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Everything(model: model) }
    use(stage)
    let remains = Remains(of: stage)
    #expect(remains.areThere == [true, true, true, true])
    return withExtendedLifetime(stage) { remains }
  }

  private func expectGone(_ use: (Stage) -> Void) {
    let model = Switchboard()
    let remains = used(model, use)
    #expect(remains.areThere == [false, false, false, false])
  }

  @Test func anUnusedStageEndsWithAllOfItsNodes() {
    expectGone { _ in }
  }

  @Test func aUsedStageEndsWithAllOfItsNodes() {
    expectGone { stage in
      stage.tap(at: CGPoint(x: 30, y: 30))
      _ = (stage.displayList, stage.outline, stage.digest)
      stage.send(.resize(CGSize(width: 500, height: 100)))
      stage.send(.focus(.lost))
    }
  }

  @Test func aStageInTheMiddleOfAPressEndsWithAllOfItsNodes() {
    expectGone { stage in
      stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 30, y: 30))))
      stage.advance(by: .milliseconds(100))
    }
  }

  @Test func anElementThatLeavesEndsWithItsNode() {
    let model = Switchboard()
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Everything(model: model) }
    func find(_ node: ViewNode) -> ViewNode? {
      if node.ownAnnotation == "[1]" { return node }
      return node.children.lazy.compactMap(find).first
    }
    let node = Weak(object: find(stage.root))
    #expect(node.object != nil)

    model.numbers = [0, 2]
    _ = stage.displayList

    #expect(node.object == nil)
  }

  @Test(arguments: ["picker", "menu", nil])
  func aStageEndsWithAllOfItsNodesWhenWhatTheyObserveStays(opened: String?) {
    let shared = Shared()
    func nodes(below node: ViewNode) -> [ViewNode] {
      node.children.flatMap { [$0] + nodes(below: $0) }
    }
    func nodesOfAUsedStage() -> [Weak<ViewNode>] {
      let stage = Stage(size: CGSize(width: 300, height: 500)) { Settings(shared: shared) }
      if let opened, let frame = stage.element(opened)?.frame {
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: .seconds(1))
      }
      shared.number += 1
      return withExtendedLifetime(stage) {
        nodes(below: stage.root).map { Weak(object: $0) }
      }
    }
    let nodes = nodesOfAUsedStage()
    #expect(nodes.count > 100)
    #expect(nodes.compactMap(\.object).map(\.shortName).isEmpty)
    // What is left hears of a change, and of nobody that is gone.
    shared.number += 1
  }

  @Test(arguments: GalleryPage.all.flatMap(\.exhibits).map(\.name))
  func aStageEndsWithAllNodesAndBoxesOfWhatItShows(exhibit name: String) throws {
    let exhibit = try #require(GalleryPage.all.flatMap(\.exhibits).first { $0.name == name })
    func tablesOfAUsedStage() -> (LinkTable<ViewNode>, LinkTable<Box>) {
      let stage = Stage(size: Exhibit.size) { exhibit.view }
      stage.tap(at: CGPoint(x: Exhibit.size.width / 2, y: Exhibit.size.height / 2))
      stage.advance(by: .milliseconds(100))
      _ = (stage.displayList, stage.digest)
      #expect(stage.graph.nodeLinks.count > 0)
      return (stage.graph.nodeLinks, stage.graph.boxLinks)
    }
    let (nodes, boxes) = tablesOfAUsedStage()
    #expect(nodes.count == 0, "nodes that are left")
    #expect(boxes.count == 0, "boxes that are left")
  }

  private struct Rooms: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("open") {
            List { ForEach(0..<50) { Toggle("row \($0)", isOn: .constant(true)) } }
          }
        }
      }
    }
  }

  @Test func aScreenThatWasLeftEndsWithAllOfItsNodes() throws {
    let stage = Stage(size: CGSize(width: 300, height: 500)) { Rooms() }
    func visit() throws -> (nodes: Int, boxes: Int) {
      let frame = try #require(stage.element("open")?.frame)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: .seconds(1))
      #expect(stage.element("open") == nil)
      stage.send(.key(KeyEvent(.down, key: "escape")))
      stage.send(.key(KeyEvent(.up, key: "escape")))
      stage.advance(by: .seconds(1))
      _ = stage.displayList
      return (stage.graph.nodeLinks.count, stage.graph.boxLinks.count)
    }
    let first = try visit()
    for _ in 0..<3 { #expect(try visit() == first) }
  }
}
