import RecallUI
import Testing

@Suite struct CustomTransitionTests {
  private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * 100).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  private struct Page: View {
    @State private var isThere = false

    var body: some View {
      ZStack {
        Color.clear.contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        if isThere {
          Color.red.frame(width: 20, height: 20).transition(Drop())
            .accessibilityIdentifier("view")
        }
      }
    }
  }

  private func look(_ stage: Stage) -> String? {
    stage.displayList.items.lazy.compactMap { item -> String? in
      guard case .fill(_, .color(let color), _) = item.content, color.opacity > 0 else {
        return nil
      }
      return "\(item.bounds.midY) \((item.opacity * 100).rounded() / 100)"
    }.first
  }

  @Test func theBodyOfEachPhaseSaysHowAViewComesAndLeaves() {
    let stage = smallStage { Page() }
    stage.tap(at: .zero)
    #expect(look(stage) == "0.0 0.5")
    stage.advance(by: .milliseconds(500))
    #expect(look(stage) == "50.0 0.75")
    #expect(stage.place(of: "view") == "90,90 20x20")
    stage.advance(by: .milliseconds(500))
    #expect(look(stage) == "100.0 1.0")
    stage.tap(at: .zero)
    #expect(stage.element("view") == nil)
    stage.advance(by: .milliseconds(500))
    #expect(look(stage) == "150.0 0.75")
    stage.advance(by: .milliseconds(500))
    #expect(look(stage) == nil)
  }

  @Test func phasesHaveTheirSigns() {
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].filter(\.isIdentity).count == 1)
  }

  @Test func itCombinesWithOthers() {
    struct Both: View {
      @State private var isThere = false
      var body: some View {
        ZStack {
          Color.clear.contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
          if isThere {
            Color.red.frame(width: 20, height: 20)
              .transition(AnyTransition(Drop()).combined(with: .opacity))
          }
        }
      }
    }
    let stage = smallStage { Both() }
    stage.tap(at: .zero)
    stage.advance(by: .milliseconds(500))
    #expect(look(stage) == "50.0 0.38")
  }
}
