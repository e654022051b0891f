import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FocusSectionTests {
  /// Two rows of two keys, and a button on the right below them.
  private func stage(isSection: Bool) -> Stage {
    Stage(size: CGSize(width: 400, height: 300)) {
      VStack(spacing: 8) {
        keys.modifier(Section(isSection: isSection))
        HStack {
          Spacer()
          Button("below") {}.frame(width: 40, height: 40)
        }
      }
    }
  }

  private struct Section: ViewModifier {
    let isSection: Bool

    func body(content: Content) -> some View {
      if isSection { content.focusSection() } else { content }
    }
  }

  private var keys: some View {
    HStack {
      VStack(spacing: 8) {
        ForEach(0..<2) { row in
          HStack(spacing: 8) {
            ForEach(0..<2) { column in
              Button("\(row)\(column)") {}.frame(width: 40, height: 40)
            }
          }
        }
      }
      Spacer()
    }
  }

  @Test func sidewaysTheFocusStaysInsideWhereNothingLiesBeside() {
    let outside = stage(isSection: false)
    #expect(outside.focused(after: "down", "right", "right") == ["00", "01", "below"])
    let inside = stage(isSection: true)
    #expect(inside.focused(after: "down", "right", "right") == ["00", "01", "01"])
  }

  @Test func whereThereIsNothingInTheDirectionInsideItLeads() {
    let stage = stage(isSection: true)
    #expect(
      stage.focused(after: "down", "down", "down", "up", "right")
        == ["00", "10", "below", "11", "11"])
  }

  @Test func sidewaysItLeadsToWhatLiesOnTheSameLine() {
    let stage = Stage(size: CGSize(width: 400, height: 300)) {
      HStack {
        Button("inside") {}.focusSection()
        Button("beside") {}
      }
    }
    #expect(stage.focused(after: "down", "right", "left") == ["inside", "beside", "inside"])
  }
}
