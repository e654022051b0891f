import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct RowHeightTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 400)) { List { content() }.listStyle(.plain) }
  }

  private func height(_ name: String, on stage: Stage) -> CGFloat? {
    stage.element(name)?.frame.height
  }

  @Test func aShapeInARowIsAsHighAsTheRow() throws {
    let stage = stage {
      HStack {
        Rectangle().frame(width: 5).accessibilityIdentifier("bar")
        VStack { ForEach(0..<4, id: \.self) { Text("line \($0)") } }
          .accessibilityIdentifier("lines")
      }
    }
    let bar = try #require(height("bar", on: stage))
    let lines = try #require(height("lines", on: stage))
    #expect(bar == lines)
    #expect(lines > 44)
  }

  @Test func aLineBetweenViewsOfARowIsAsHighAsThey() throws {
    let stage = stage {
      HStack {
        Text("one").accessibilityIdentifier("text")
        Divider().accessibilityIdentifier("line")
      }
    }
    // A row has at least 44 points, of which the insets take some.
    #expect(try #require(height("line", on: stage)) >= #require(height("text", on: stage)))
  }

  @Test func aColorFillsARowOfTheLeastHeight() throws {
    let stage = stage { Color.green.accessibilityIdentifier("color") }
    #expect(height("color", on: stage) == 44 - ListLook.insets.top - ListLook.insets.bottom)
  }

  @Test func whatHasAHeightKeepsIt() {
    let stage = stage {
      HStack {
        Circle().frame(width: 12, height: 12).accessibilityIdentifier("dot")
        Rectangle().frame(width: 5).fixedSize(horizontal: false, vertical: true)
          .accessibilityIdentifier("fixed")
        VStack { ForEach(0..<4, id: \.self) { Text("line \($0)") } }
      }
    }
    #expect(height("dot", on: stage) == 12)
    #expect(height("fixed", on: stage) == 10)
  }

  @Test func aTextIsNotMeasuredAgain() {
    let stage = stage { Text("alone").accessibilityIdentifier("text") }
    let rows = stage.boxes.filter { $0 is ModifierBox<RowFrameModifier> }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { !$0.growsDown })
  }

  private final class Flag: ObservableObject { @Published var isSet = false }

  private struct Growing: View {
    @ObservedObject var flag: Flag

    var body: some View {
      List {
        HStack {
          Color.blue.frame(width: 38, height: 114)
          if flag.isSet { Circle().accessibilityIdentifier("circle") } else { Spacer() }
        }
        .padding(11)
      }
    }
  }

  /// A circle has the ideal size of the space that it comes in the place of, and is as high as its row.
  @Test func whatGrowsInARowMayComeLater() {
    let flag = Flag()
    let size = CGSize(width: 352, height: 220)
    let stage = Stage(size: size) { Growing(flag: flag) }
    flag.isSet = true
    stage.advance(by: .milliseconds(1))
    let fresh = Stage(size: size) { Growing(flag: flag) }
    #expect(stage.element("circle")?.frame.height == 114)
    #expect(stage.outline == fresh.outline)
  }
}
