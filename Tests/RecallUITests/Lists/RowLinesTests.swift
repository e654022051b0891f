import RecallUI
import Testing

@testable import RecallUICore

/// Where the lines above and below the rows of a list begin and end.
@Suite struct RowLinesTests {
  /// The ends of all lines, from the top.
  private func lines<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
  ) -> [ClosedRange<CGFloat>] {
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      List { content() }
        .listStyle(.plain)
        .environment(\.layoutDirection, direction)
    }
    return stage.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item.content, path.boundingRect.height == 0.5 else {
        return nil
      }
      return path.boundingRect
    }
    .sorted { $0.minY < $1.minY }.map { $0.minX...$0.maxX }
  }

  @Test func withoutGuidesTheyBeginAtTheInset() {
    #expect(
      lines {
        Text("one")
        Text("two")
      } == [16...200, 16...200])
  }

  /// To look for lines, a stack around the list laid it out for no height at all, where it has no rows.
  @Test func guidesOfRowsInASectionBelowALargeTitleSettle() {
    let stage = Stage(size: CGSize(width: 390, height: 760)) {
      NavigationStack {
        List {
          Section("All") {
            Text("one").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 20 }
          }
        }
        .navigationTitle("Notes")
      }
    }
    #expect(stage.issues.isEmpty, "\(stage.issues)")
    #expect(stage.element("one") != nil)
  }

  @Test func guidesInARowSayWhereItsLinesBeginAndEnd() {
    let ends = lines {
      Text("one")
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 20)
        Color.red.frame(width: 50, height: 20)
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + 10 }
      }
    }
    #expect(ends == [46...106, 46...106])
  }

  @Test func linesThatWouldEndBeforeTheyBeginAreNone() {
    let ends = lines {
      Text("one")
      Text("two")
        .alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
        .alignmentGuide(.listRowSeparatorTrailing) { _ in 0 }
    }
    #expect(ends.allSatisfy { $0.lowerBound == $0.upperBound })
  }

  @Test func rightToLeftTheyBeginAtTheRight() {
    let ends = lines(.rightToLeft) {
      Text("one")
      Text("two").alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
    }
    #expect(ends == [0...134, 0...134])
  }

  @Test func aGuideThatReadsStateMovesTheLineWithIt() throws {
    struct Row: View {
      @State private var indent: CGFloat = 10

      var body: some View {
        Button("more") { indent = 60 }
          .alignmentGuide(.listRowSeparatorLeading) { [indent] _ in indent }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 300)) { List { Row() }.listStyle(.plain) }
    func start() -> CGFloat? {
      stage.displayList.items.lazy.compactMap { item -> CGFloat? in
        guard case .fill(let path, _, _) = item.content, path.boundingRect.height == 0.5 else {
          return nil
        }
        return path.boundingRect.minX
      }.first
    }
    #expect(start() == 26)
    stage.tap("more")
    stage.advance(by: .seconds(1))
    #expect(start() == 76)
  }

  /// A line is no hole in its row.
  @Test func aRowIsTouchedOnItsLines() throws {
    var touched = 0
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      List {
        Text("one")
        Button("two") { touched += 1 }
      }
      .listStyle(.plain)
    }
    let row = try #require(stage.element("two")?.frame)
    stage.tap(at: CGPoint(x: 100, y: row.midY - 21.8))
    #expect(touched == 1)
  }
}
