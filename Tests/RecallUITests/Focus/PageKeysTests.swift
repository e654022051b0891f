import Interaction
import RecallUI
import Testing

@Suite struct PageKeysTests {
  /// Ten lines, 100 points each, of which three can be seen, below a button.
  private func stage(isDisabled: Bool = false) -> Stage {
    Stage(size: CGSize(width: 200, height: 350)) {
      VStack(spacing: 0) {
        Button("Back") {}.frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) {
              Text("line \($0)").frame(height: 100).accessibilityIdentifier("\($0)")
            }
          }
        }
        .scrollDisabled(isDisabled)
      }
    }
  }

  /// How far the first line stands above where it was laid out.
  private func offset(_ stage: Stage) throws -> CGFloat {
    stage.advance(by: .seconds(1))
    return 50 - (try #require(stage.element("0")).frame.minY)
  }

  @Test func textWithoutAnythingToFocusIsReadWithKeys() throws {
    let stage = stage()
    stage.type("pagedown")
    #expect(try offset(stage) == 270, "a tenth of the page stays in sight")
    stage.type("tab")
    stage.type("pagedown")
    #expect(try offset(stage) == 540, "the focus is elsewhere")
    stage.type("pagedown")
    #expect(try offset(stage) == 700, "there is no more")
    stage.type("pageup")
    #expect(try offset(stage) == 430)
    stage.type("home")
    #expect(try offset(stage) == 0)
    stage.type("end")
    #expect(try offset(stage) == 700)
  }

  @Test func whatMayNotScrollStays() throws {
    let stage = stage(isDisabled: true)
    stage.type("pagedown")
    stage.type("end")
    #expect(try offset(stage) == 0)
  }

  @Test func shortcutsAreNoPages() throws {
    let stage = stage()
    stage.type("pagedown", .control)
    #expect(try offset(stage) == 0)
  }

  @Test func theInnermostViewThatHasMoreTurnsItsPage() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              Button("a") {}.frame(height: 100)
              Color.red.frame(height: 100).accessibilityIdentifier("inner")
            }
          }
          .frame(height: 100)
          Color.blue.frame(height: 1000).accessibilityIdentifier("outer")
        }
      }
    }
    stage.type("tab")
    stage.type("end")
    stage.advance(by: .seconds(1))
    #expect(try #require(stage.element("inner")).frame.minY == 0)
    #expect(try #require(stage.element("outer")).frame.minY == 100)
    stage.type("end")
    stage.advance(by: .seconds(1))
    #expect(try #require(stage.element("outer")).frame.maxY == 300)
  }
}
