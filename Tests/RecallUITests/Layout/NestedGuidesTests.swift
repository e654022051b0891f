import RecallUI
import Testing

/// A layout that counts how often it is asked for its size.
private struct CountingLayout: Layout {
  final class Count {
    var value = 0
  }

  let count: Count

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    count.value += 1
    return CGSize(width: 20, height: 30)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    count.value += 1
  }
}

/// A view that says where a line lies, in rows in columns.
private struct Nested: View {
  let depth: Int
  let isByBaseline: Bool
  let count: CountingLayout.Count

  var body: some View {
    if depth == 0 {
      CountingLayout(count: count) { Color.red }
        .alignmentGuide(.top) { $0.height / 3 }
        .alignmentGuide(.leading) { $0.width / 2 }
        .alignmentGuide(.firstTextBaseline) { $0.height / 2 }
    } else {
      VStack(alignment: .leading) {
        Color.blue.frame(width: 50, height: 10)
        HStack(alignment: isByBaseline ? .firstTextBaseline : .top) {
          Nested(depth: depth - 1, isByBaseline: isByBaseline, count: count)
          Color.green.frame(width: 10, height: 40)
        }
      }
    }
  }
}

@Suite struct NestedGuidesTests {
  /// Each container asks the one inside where its lines lie; they are found once.
  @Test(arguments: [false, true])
  func aLineFarInsideCostsWhatTheWayThereIsLong(isByBaseline: Bool) {
    let (near, far) = (cost(depth: 3, isByBaseline), cost(depth: 12, isByBaseline))
    #expect(near > 0)
    #expect(far <= near * 16, "\(near) measures and layouts in 3 levels, \(far) in 12")
  }

  @Test func aLineThatMovesFarInsideMovesWhatStandsByIt() throws {
    let shift = Shift()
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Shifted(shift: shift) }
    let former = try #require(stage.frame(ofElement: "side"))
    shift.line = 25
    let latter = try #require(stage.frame(ofElement: "side"))
    #expect(latter.minY - former.minY == 10)
    shift.line = 15
    #expect(stage.frame(ofElement: "side") == former)
  }

  /// What moves on a screen lays out nothing around it, so nothing there may depend on its lines.
  @Test func whatStandsBesideAScreenStandsByItsEdge() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      HStack(alignment: .firstTextBaseline) {
        NavigationStack { Text("content").navigationTitle("Screen") }.frame(height: 120)
          .accessibilityElement(children: .contain).accessibilityIdentifier("screen")
        Color.red.frame(width: 20, height: 50).accessibilityIdentifier("side")
      }
    }
    let screen = try #require(stage.frame(ofElement: "screen"))
    let side = try #require(stage.frame(ofElement: "side"))
    #expect(side.maxY == screen.maxY)
  }

  private func cost(depth: Int, _ isByBaseline: Bool) -> Int {
    let count = CountingLayout.Count()
    let stage = Stage(size: CGSize(width: 800, height: 800)) {
      Nested(depth: depth, isByBaseline: isByBaseline, count: count)
    }
    _ = stage.outline
    return count.value
  }
}

@Observable private final class Shift {
  var line: CGFloat = 15
}

/// A view beside rows and columns in which a line lies that moves.
private struct Shifted: View {
  let shift: Shift

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("side")
      HStack(alignment: .firstTextBaseline) {
        Moving(shift: shift)
        Color.green.frame(width: 10, height: 4)
      }
    }
    .frame(width: 200, height: 200, alignment: .top)
  }
}

private struct Moving: View {
  let shift: Shift

  var body: some View {
    Color.blue.frame(width: 30, height: 30).alignmentGuide(.firstTextBaseline) {
      [line = shift.line] _ in line
    }
  }
}
