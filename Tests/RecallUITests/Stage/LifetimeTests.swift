import Testing

@testable import RecallUI

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

  /// Builds a stage, uses it, and answers with what must be gone afterwards.
  private func used(
    _ model: Switchboard, _ use: (Stage) -> Void
  ) -> (stage: Weak<Stage>, graph: Weak<ViewGraph>, root: Weak<ViewNode>, box: Weak<Box>) {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Everything(model: model) }
    use(stage)
    return (
      Weak(object: stage), Weak(object: stage.graph), Weak(object: stage.root),
      Weak(object: stage.root.ownBox?.children.first)
    )
  }

  private func expectGone(_ use: (Stage) -> Void) {
    let model = Switchboard()
    let remains = used(model, use)
    #expect(remains.stage.object == nil)
    #expect(remains.graph.object == nil)
    #expect(remains.root.object == nil)
    #expect(remains.box.object == nil)
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
