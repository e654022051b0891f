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
}
