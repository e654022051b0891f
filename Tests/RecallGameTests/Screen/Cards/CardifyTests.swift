import RecallUI
import Testing

@testable import RecallGame

@Suite struct CardifyTests {
  private struct Scene: View {
    var keepsFace = false
    @State private var isFaceUp = false

    var body: some View {
      Text("A")
        .modifier(Cardify(isFaceUp: isFaceUp, keepsFace: keepsFace, width: 80))
        .frame(width: 80, height: 120)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isFaceUp.toggle() } }
    }
  }

  private func showsFace(_ stage: Stage) -> Bool {
    stage.displayList.items.contains { item in
      if case .text(let text, _) = item.content { text.string == "A" } else { false }
    }
  }

  @Test func theFaceChangesSeenFromTheSide() {
    let stage = Stage(size: CGSize(width: 80, height: 120)) { Scene() }
    #expect(!showsFace(stage))
    stage.tap(at: CGPoint(x: 40, y: 60))
    stage.advance(by: .milliseconds(500))
    #expect(!showsFace(stage))
    stage.advance(by: .milliseconds(1))
    #expect(showsFace(stage))
    stage.advance(by: .seconds(1))
    stage.tap(at: CGPoint(x: 40, y: 60))
    stage.advance(by: .milliseconds(499))
    #expect(showsFace(stage))
    stage.advance(by: .milliseconds(1))
    #expect(!showsFace(stage))
  }

  /// How much is seen of the face, from 0 to 1, each 50 milliseconds, while the card is turned up, turned down, turned
  /// up again and, on its way, turned back.
  private func seen(keepingFace keepsFace: Bool) -> [Double] {
    let stage = Stage(size: CGSize(width: 80, height: 120)) { Scene(keepsFace: keepsFace) }
    var seen: [Double] = []
    for steps in [30, 30, 15, 30] {
      stage.tap(at: CGPoint(x: 40, y: 60))
      for _ in 0..<steps {
        stage.advance(by: .milliseconds(50))
        seen.append(opacityOfFace(stage))
      }
    }
    return seen
  }

  /// How much is seen of what is drawn of the face, from 0 to 1.
  private func opacityOfFace(_ stage: Stage) -> Double {
    stage.displayList.items.reduce(0) { seen, item in
      guard case .text(let text, _) = item.content, text.string == "A" else { return seen }
      return seen + item.opacity
    }
  }

  @Test func aFaceThatWaitsIsSeenAsOneThatIsMadeAnew() {
    let seen = seen(keepingFace: true)
    #expect(seen == self.seen(keepingFace: false))
    #expect(Set(seen).isSuperset(of: [0, 1]))
  }

  @Test func aCardSeenFromTheSideIsNarrow() throws {
    let stage = Stage(size: CGSize(width: 80, height: 120)) { Scene() }
    stage.tap(at: CGPoint(x: 40, y: 60))
    let widths = stride(from: 0, through: 500, by: 50).map { _ in
      defer { stage.advance(by: .milliseconds(50)) }
      return stage.displayList.items.map(\.bounds.width).max() ?? 0
    }
    #expect(widths[0] > 79)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 })
    #expect(widths[10] < 1)
  }
}
