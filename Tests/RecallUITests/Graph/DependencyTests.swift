import Observation
import Testing

@testable import RecallUI
@testable import RecallUICore

/// What an event evaluates: what depends on the change, and nothing else.
@Suite struct DependencyTests {
  private struct Card: Identifiable, Equatable {
    let id: Int
    var isUp = false
  }

  private final class Game: ObservableObject {
    @Published var cards = (0..<52).map { Card(id: $0) }
  }

  private struct CardView: View {
    let card: Card

    var body: some View {
      GeometryReader { geometry in
        ZStack {
          RoundedRectangle(cornerRadius: geometry.size.width / 8).fill(card.isUp ? .white : .red)
          if card.isUp { Text("\(card.id)") }
        }
      }
    }
  }

  private struct Table: View {
    @ObservedObject var game: Game
    let columns = [GridItem(.adaptive(minimum: 60))]

    var body: some View {
      GeometryReader { _ in
        ScrollView {
          LazyVGrid(columns: columns) {
            ForEach(game.cards) { card in
              CardView(card: card)
                .aspectRatio(2 / 3, contentMode: .fit)
                .onTapGesture { game.cards[card.id].isUp.toggle() }
                .accessibilityIdentifier("card:\(card.id)")
            }
          }
        }
      }
    }
  }

  @Test func turningOneCardOf52EvaluatesThatCardsBodyAndNoOtherCards() {
    let stage = Stage(size: CGSize(width: 800, height: 600)) { Table(game: Game()) }
    for id in [0, 17, 51] {
      let paths = stage.evaluations { stage.tap("card:\(id)") }
      #expect(paths.filter { $0.hasSuffix("CardView") } == ["Table/[\(id)]/CardView"])
      #expect(paths.count == 2)
    }
  }

  @Test func turningOneCardDamagesThatCardAlone() {
    let stage = Stage(size: CGSize(width: 800, height: 600)) { Table(game: Game()) }
    let before = stage.displayList
    stage.tap("card:17")
    let frame = stage.element("card:17")?.frame ?? .zero
    #expect(stage.displayList.damage(since: before) == [frame])
  }

  @Observable final class Cell {
    var isUp = false
  }

  private struct CellView: View {
    let cell: Cell

    var body: some View { Color(white: cell.isUp ? 1 : 0) }
  }

  private struct Cells: View {
    let cells: [Cell]

    var body: some View {
      VStack { ForEach(cells.indices, id: \.self) { CellView(cell: cells[$0]) } }
    }
  }

  @Test func anObservableCellEvaluatesItselfAlone() {
    let cells = (0..<52).map { _ in Cell() }
    let stage = Stage(size: CGSize(width: 800, height: 600)) { Cells(cells: cells) }
    let paths = stage.evaluations {
      cells[30].isUp = true
      _ = stage.displayList
    }
    #expect(paths == ["Cells/[30]/CellView"])
  }

  @Test func lookingEvaluatesNothing() {
    let stage = Stage(size: CGSize(width: 800, height: 600)) { Table(game: Game()) }
    let paths = stage.evaluations {
      _ = (stage.displayList, stage.outline, stage.snapshot, stage.digest, stage.elements)
    }
    #expect(paths.isEmpty)
  }

  @Test func parentsAreEvaluatedBeforeTheirChildrenAndEachOnce() {
    let game = Game()
    let stage = Stage(size: CGSize(width: 800, height: 600)) { Table(game: game) }
    let paths = stage.evaluations {
      game.cards[1].isUp = true
      game.cards[2].isUp = true
      game.cards[1].isUp = false
      _ = stage.displayList
    }
    #expect(paths == ["Table", "Table/[2]/CardView"])
  }
}
