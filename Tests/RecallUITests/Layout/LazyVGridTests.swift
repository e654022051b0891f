import Observation
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct LazyVGridTests {
  @Observable final class Cell: Identifiable {
    let id: Int
    var isUp = false
    var height: CGFloat = 40

    init(id: Int) {
      self.id = id
    }
  }

  private final class Board: ObservableObject {
    @Published var cells: [Cell]

    init(count: Int) {
      cells = (0..<count).map { Cell(id: $0) }
    }
  }

  private struct CellView: View {
    let cell: Cell

    var body: some View {
      Text(cell.isUp ? "up" : "down")
        .frame(width: 40, height: cell.height)
        .onTapGesture { cell.isUp.toggle() }
        .accessibilityIdentifier("\(cell.id)")
    }
  }

  private struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)], spacing: 10) {
          ForEach(board.cells) { CellView(cell: $0) }
        }
      }
    }
  }

  /// Four columns of 50 points; 200 points show the rows 0 to 3.
  private func stage(_ board: Board) -> Stage {
    Stage(size: CGSize(width: 190, height: 200)) { BoardView(board: board) }
  }

  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.send(
      .scroll(
        ScrollEvent(
          at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -distance))))
  }

  private func identifiers(_ stage: Stage) -> [Int] {
    stage.elements.compactMap { $0.identifier.flatMap { Int($0) } }
  }

  @Test(arguments: [0, 1, 3, 4, 5, 15, 16, 17, 100, 10_000])
  func onlyCellsThatCanBeSeenExist(count: Int) {
    let stage = stage(Board(count: count))
    #expect(identifiers(stage) == Array(0..<min(count, 16)))
    #expect(stage.issues.isEmpty)
  }

  @Test func theSizeOfTheTreeDoesNotDependOnTheNumberOfCells() {
    #expect(stage(Board(count: 10_000)).nodeCount == stage(Board(count: 100)).nodeCount)
  }

  @Test(arguments: [
    (1.0, 0..<20), (49, 0..<20), (50, 4..<20), (51, 4..<24), (5_000, 400..<416),
    (124_800, 9980..<10_000), (1_000_000, 9980..<10_000),
  ])
  func scrollingShowsTheCellsThatAreThere(distance: CGFloat, expected: Range<Int>) {
    let stage = stage(Board(count: 10_000))
    scroll(stage, by: distance)
    #expect(identifiers(stage) == Array(expected))
    #expect(stage.nodeCount < 300)
    #expect(stage.issues.isEmpty)
  }

  @Test func theLastRowEndsWhereTheContentDoes() {
    let stage = stage(Board(count: 10_000))
    scroll(stage, by: 1_000_000)
    #expect(stage.place(of: "9999") == "150,160 40x40")
    #expect(stage.snapshot["BoardView.offset"] == "CGPoint(x: 0, y: 124790)")
  }

  @Test func turningOneCellEvaluatesItAlone() {
    let stage = stage(Board(count: 10_000))
    scroll(stage, by: 5_000)
    let paths = stage.evaluations { stage.tap("405") }
    #expect(paths == ["BoardView/[405]/CellView"])
    #expect(stage.texts.filter { $0 == "up" }.count == 1)
  }

  @Test func cellsThatAreScrolledBackInShowWhatTheyAre() {
    let stage = stage(Board(count: 10_000))
    stage.tap("5")
    scroll(stage, by: 10_000)
    #expect(!stage.texts.contains("up"))
    scroll(stage, by: -10_000)
    #expect(stage.texts.firstIndex(of: "up") == 5)
  }

  @Test func movedCellsAreFoundWhereTheyWent() {
    let board = Board(count: 1_000)
    let stage = stage(board)
    board.cells.reverse()
    #expect(identifiers(stage) == Array((984..<1_000).reversed()))
    board.cells.removeFirst(990)
    #expect(identifiers(stage) == Array((0..<10).reversed()))
    board.cells.insert(Cell(id: 5_000), at: 0)
    #expect(identifiers(stage) == [5_000] + Array((0..<10).reversed()))
    #expect(stage.issues.isEmpty)
  }

  @Test func anIdentifierThatMovedOutOfSightIsStillToldApart() {
    let board = Board(count: 1_000)
    let stage = stage(board)
    // Only cells out of sight change places, so nobody needs to look at them yet.
    board.cells.swapAt(100, 900)
    _ = stage.displayList
    scroll(stage, by: 1_250)
    #expect(identifiers(stage).prefix(2) == [900, 101])
    #expect(stage.issues.isEmpty)
  }

  @Test func rowsAreAsHighAsTheirHighestCell() {
    let board = Board(count: 100)
    board.cells[1].height = 90
    let stage = stage(board)
    #expect(stage.place(of: "0") == "0,25 40x40")
    #expect(stage.place(of: "4") == "0,100 40x40")
    board.cells[1].height = 60
    #expect(stage.place(of: "4") == "0,70 40x40")
  }

  @Test func rowsOfDifferentHeightsAreAllReached() {
    let board = Board(count: 400)
    for (index, cell) in board.cells.enumerated() {
      cell.height = CGFloat(20 + index % 7 * 10)
    }
    let stage = stage(board)
    for _ in 0..<200 {
      scroll(stage, by: 70)
    }
    #expect(identifiers(stage).last == 399)
    #expect(stage.element("399")?.frame.maxY ?? 0 <= 200)
    #expect(stage.issues.isEmpty)
  }

  /// The same, with a geometry reader between the grid and the root.
  private struct ReadBoardView: View {
    @ObservedObject var board: Board

    var body: some View {
      GeometryReader { _ in BoardView(board: board) }
    }
  }

  @Test func aRowThatTurnsOutHigherMakesTheContentLonger() {
    let board = Board(count: 40)
    board.cells[39].height = 300
    let stage = Stage(size: CGSize(width: 190, height: 200)) { ReadBoardView(board: board) }
    for _ in 0..<4 {
      scroll(stage, by: 2_000)
    }
    #expect(stage.element("39")?.frame.maxY == 200)
  }

  private struct Moving: View {
    @ObservedObject var board: Board
    let model: Register

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: CGFloat(model.number))
          VStack(spacing: 0) {
            LazyVGrid(columns: [GridItem(.fixed(40))], spacing: 10) {
              ForEach(board.cells) { CellView(cell: $0) }
            }
          }
        }
      }
    }
  }

  @Test func cellsThatComeIntoSightAsTheGridMovesExist() {
    let (board, model) = (Board(count: 100), Register())
    model.number = 180
    let stage = Stage(size: CGSize(width: 190, height: 200)) {
      Moving(board: board, model: model)
    }
    #expect(identifiers(stage) == [0])
    model.number = 0
    #expect(identifiers(stage) == [0, 1, 2, 3])
    model.number = 100
    #expect(identifiers(stage) == [0, 1])
  }

  @Test func anElementOfTwoViewsTakesTwoCells() {
    let stage = smallStage {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
          Text("name")
          ForEach(0..<500) { number in
            Text("a\(number)")
            Text("b\(number)")
          }
        }
      }
    }
    #expect(stage.texts.prefix(4) == ["name", "a0", "b0", "a1"])
    #expect(stage.element("name")?.frame.minY == stage.element("a0")?.frame.minY)
    #expect(stage.element("b0")?.frame.minX ?? 0 < stage.element("a1")?.frame.minX ?? 0)
    #expect(stage.texts.count < 30)
  }

  private struct Filtered: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
        ForEach(0..<6) { number in
          if number % 2 == model.number { Text("\(number)") }
        }
        .padding(1)
        ForEach(0..<2) { section in
          ForEach(0..<2) { Text("\(section).\($0)") }
        }
      }
    }
  }

  @Test func elementsThatShowNothingLeaveNoCell() {
    let model = Switchboard()
    let stage = smallStage { Filtered(model: model) }
    #expect(stage.texts == ["0", "2", "4", "0.0", "0.1", "1.0", "1.1"])
    model.number = 1
    #expect(stage.texts == ["1", "3", "5", "0.0", "0.1", "1.0", "1.1"])
    model.number = 2
    #expect(stage.texts == ["0.0", "0.1", "1.0", "1.1"])
    #expect(Set(stage.elements.map(\.frame.minY)).count == 2)
  }

  @Test func containersInCellsHaveTheirContentFromTheStart() {
    let stage = smallStage {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100))], spacing: 0) {
          ForEach(0..<1_000) { number in
            VStack(spacing: 0) {
              ForEach(0..<2) { Text("\(number).\($0)") }
            }
          }
        }
      }
    }
    // 200 points show five rows of two lines of 20.4.
    #expect(stage.texts.count == 10)
  }

  @Test func aGridInARowAsksForFewCells() {
    let stage = smallStage {
      HStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
            ForEach(0..<10_000) { Text("\($0)").frame(width: 40, height: 40) }
          }
        }
        Text("right")
      }
    }
    #expect(stage.texts.count < 30)
    #expect(stage.issues.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0, 1e300])
  func senselessMeasuresAreSurvived(length: CGFloat) {
    let items: [GridItem] = [
      GridItem(.adaptive(minimum: length, maximum: length), spacing: length),
      GridItem(.fixed(length)), GridItem(.flexible(minimum: length, maximum: length)),
    ]
    for item in items {
      let stage = smallStage {
        ScrollView {
          LazyVGrid(columns: [item], spacing: length) {
            ForEach(0..<50) { Text("\($0)") }
          }
        }
      }
      let frames = stage.boxes.map(\.frame)
      #expect(frames.allSatisfy { $0.minX.isFinite && $0.maxX.isFinite && $0.maxY.isFinite })
      #expect(stage.issues.isEmpty)
    }
  }

  @Test func whatGrowsIsAsHighAsItsRowAndTheRestStaysInItsMiddle() {
    let stage = smallStage {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))]) {
        Color.red.accessibilityIdentifier("grows")
        Color.green.frame(height: 50).accessibilityIdentifier("high")
        Color.blue.frame(height: 20).accessibilityIdentifier("low")
      }
    }
    let frames = ["grows", "high", "low"].map { stage.element($0)?.frame ?? .null }
    #expect(frames.map(\.height) == [50, 50, 20])
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames[2].midY == frames[1].midY)
  }

  /// A view with an object that it doesn't observe, and columns that it makes anew.
  private struct Unobserving: View {
    let board: Board
    var columns = [GridItem(.fixed(40))]

    var body: some View {
      LazyVGrid(columns: columns) { Text("\(board.cells.count) cells") }
    }
  }

  private struct Observing: View {
    @ObservedObject var board: Board

    var body: some View {
      VStack {
        Unobserving(board: board)
        Button("more") { board.cells.append(Cell(id: board.cells.count)) }
      }
    }
  }

  @Test func aViewWithColumnsOfItsOwnIsEvaluatedWithTheOneAround() {
    let stage = smallStage { Observing(board: Board(count: 1)) }
    #expect(stage.texts.contains("1 cells"))
    stage.tap("more")
    #expect(stage.texts.contains("2 cells"))
  }
}
