import RecallUI
import Testing

@Suite struct GridTests {
  private func cell(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func frames<Content: View>(_ content: Content) -> [String: CGRect] {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { content }
    return Dictionary(
      stage.elements.map { ($0.identifier ?? "", $0.frame) }, uniquingKeysWith: { $1 })
  }

  @Test func columnsAreAsWideAsTheirWidestCells() {
    let frames = frames(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          cell("a", 20, 30)
          cell("b", 40, 10)
        }
        GridRow {
          cell("c", 50, 10)
          cell("d", 10, 20)
        }
      }
      .accessibilityIdentifier("grid"))
    #expect(frames["grid"] == CGRect(x: 50, y: 72.5, width: 100, height: 55))
    #expect(frames["a"]?.origin == CGPoint(x: 50, y: 72.5))
    #expect(frames["b"]?.origin == CGPoint(x: 110, y: 72.5))
    #expect(frames["c"]?.origin == CGPoint(x: 50, y: 107.5))
    #expect(frames["d"]?.origin == CGPoint(x: 110, y: 107.5))
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    let frames = frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          cell("fixed", 50, 50)
          Color.blue.accessibilityIdentifier("first")
          Color.blue.accessibilityIdentifier("second")
        }
        GridRow {
          cell("below", 10, 10)
          Color.blue.accessibilityIdentifier("third")
        }
      })
    #expect(frames["first"] == CGRect(x: 50, y: 0, width: 75, height: 100))
    #expect(frames["second"] == CGRect(x: 125, y: 0, width: 75, height: 100))
    #expect(frames["third"] == CGRect(x: 50, y: 100, width: 75, height: 100))
    #expect(frames["below"] == CGRect(x: 20, y: 145, width: 10, height: 10))
    #expect(frames["fixed"] == CGRect(x: 0, y: 25, width: 50, height: 50))
  }

  @Test func aViewWithoutARowStandsAcrossAllColumns() {
    let frames = frames(
      Grid(verticalSpacing: 0) {
        GridRow {
          cell("a", 20, 30)
          cell("b", 40, 10)
        }
        Color.green.frame(height: 7).accessibilityIdentifier("across")
      })
    #expect(frames["across"] == CGRect(x: 0, y: 111.5, width: 200, height: 7))
  }

  @Test func aCellMayTakeSeveralColumns() {
    let frames = frames(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow { cell("wide", 90, 10).gridCellColumns(2) }
        GridRow {
          cell("a", 20, 10)
          cell("b", 40, 10)
          cell("c", 5, 10)
        }
      })
    // 20 + 10 + 40 are 20 short of 90: each of the two columns grows by 10.
    #expect(frames["wide"]?.minX == frames["a"]?.minX)
    #expect(frames["b"].map { $0.minX - (frames["a"]?.minX ?? 0) } == 40)
    #expect(frames["c"].map { $0.minX - (frames["a"]?.minX ?? 0) } == 100)
  }

  @Test func aRowAlignsItsCells() {
    let frames = frames(
      Grid(alignment: .top, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          cell("high", 20, 30)
          cell("low", 20, 10)
        }
      })
    #expect(frames["low"]?.maxY == frames["high"]?.maxY)
  }

  @Test func aRowStandsOnItsBaselines() {
    let row = Group {
      Text("small").font(.system(size: 10)).accessibilityIdentifier("small")
      Text("large").font(.system(size: 40)).accessibilityIdentifier("large")
    }
    let grid = frames(
      Grid(verticalSpacing: 0) { GridRow(alignment: .firstTextBaseline) { row } }
        .accessibilityIdentifier("all"))
    let stack = frames(
      HStack(alignment: .firstTextBaseline) { row }.accessibilityIdentifier("all"))
    #expect(grid == stack)
    // The baselines are at 0.95 of the sizes: 9.5 and 38 points below the tops.
    #expect(grid["small"].map { $0.minY - (grid["large"]?.minY ?? 0) } == 28.5)
  }

  @Test func rowsComeAndGo() {
    final class Model: ObservableObject { @Published var rows = [1, 2] }
    struct Table: View {
      @ObservedObject var model: Model

      var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            GridRow {
              ForEach(0..<row, id: \.self) { column in
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("\(row).\(column)")
              }
            }
          }
        }
      }
    }
    let model = Model()
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Table(model: model) }
    #expect(stage.elements.map(\.identifier) == ["1.0", "2.0", "2.1"])
    #expect(stage.element("2.1")?.frame == CGRect(x: 100, y: 100, width: 10, height: 10))

    model.rows = [3, 2]

    #expect(stage.elements.map(\.identifier) == ["3.0", "3.1", "3.2", "2.0", "2.1"])
    #expect(stage.element("3.2")?.frame == CGRect(x: 105, y: 90, width: 10, height: 10))
  }

  @Test func aRowElsewhereIsAGroup() {
    let frames = frames(
      VStack(spacing: 0) {
        GridRow {
          cell("a", 20, 30)
          cell("b", 40, 10)
        }
      })
    #expect(frames["a"] == CGRect(x: 90, y: 80, width: 20, height: 30))
    #expect(frames["b"] == CGRect(x: 80, y: 110, width: 40, height: 10))
  }

  @Test func anEmptyGridHasNoSize() {
    #expect(frames(Grid {}.accessibilityIdentifier("grid"))["grid"]?.size == .zero)
  }

  // MARK: Modified rows

  private func row(_ first: String, _ second: String) -> some View {
    GridRow {
      cell(first, 20, 30)
      cell(second, 40, 10)
    }
  }

  private struct Dimmed: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.5).padding(2) }
  }

  @Test func aModifiedRowIsARowOfModifiedCells() {
    let apart = frames(
      Grid {
        GridRow {
          cell("a", 20, 30).padding(2)
          cell("b", 40, 10).padding(2)
        }
        row("c", "d")
      })
    #expect(apart["a"]?.minY == apart["b"].map { $0.minY - 10 })
    #expect(
      frames(
        Grid {
          row("a", "b").padding(2)
          row("c", "d")
        }) == apart)
    #expect(
      frames(
        Grid {
          row("a", "b").modifier(Dimmed())
          row("c", "d")
        }) == apart)
  }

  @Test func whatDoesNotChangeSizesLeavesRowsAsTheyAre() {
    let plain = frames(
      Grid {
        row("a", "b")
        row("c", "d")
      })
    #expect(plain.count == 4)
    #expect(
      frames(
        Grid {
          row("a", "b").opacity(0.5).onTapGesture {}
          row("c", "d").background(Color.green).overlay(Color.green)
        }) == plain)
    #expect(
      frames(
        Grid {
          Group {
            row("a", "b")
            row("c", "d")
          }
          .background(Color.green)
        }) == plain)
  }

  @Test func eachCellOfARowIsTapped() {
    var taps = 0
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Grid {
        row("a", "b").onTapGesture { taps += 1 }
        row("c", "d")
      }
    }
    for name in ["a", "b", "c", "d"] {
      stage.element(name).map { stage.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    }
    #expect(taps == 2)
  }

  @Test func aRowInARowIsAGroup() {
    let nested = frames(
      Grid {
        GridRow {
          cell("a", 20, 30)
          GridRow { cell("b", 40, 10) }
        }
      })
    #expect(nested == frames(Grid { row("a", "b") }))
  }

  @Test func aRowMayChangeItsAlignment() {
    struct Table: View {
      @State private var isAtTheTop = true

      var body: some View {
        Grid {
          GridRow(alignment: isAtTheTop ? .top : .bottom) {
            Color.red.frame(width: 20, height: 30).onTapGesture { isAtTheTop = false }
            Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("low")
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Table() }
    #expect(stage.element("low")?.frame.minY == 85)
    stage.tap(at: CGPoint(x: 86, y: 100))
    #expect(stage.element("low")?.frame.maxY == 115)
  }

  @Test func anOutlineTellsTheRectangleAroundARow() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Grid(horizontalSpacing: 0) { row("a", "b") }
    }
    #expect(stage.outline.contains("GridRow 70,85 60x30\n"))
  }

  @Test func aViewAcrossAllColumnsThatDoesntAskLeavesTheirWidth() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        row("a", "b")
        Color.red.frame(height: 1).accessibilityIdentifier("line")
          .gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(stage.element("line")?.frame.width == 60)
  }
}
