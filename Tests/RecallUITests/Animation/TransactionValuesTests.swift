import RecallUI
import Testing

extension Transaction {
  @Entry fileprivate var isQuick = false
  @Entry fileprivate var source: String?
}

@Suite struct TransactionValuesTests {
  @Test func aTransactionOfWhichNobodySaysAnythingHasTheDefault() {
    #expect(!Transaction().isQuick)
    #expect(Transaction().source == nil)
  }

  @Test func whatIsSetIsTheTransactionsOwn() {
    var one = Transaction()
    one.source = "key"
    var other = one
    other.source = "mouse"
    other.isQuick = true
    #expect(one.source == "key")
    #expect(!one.isQuick)
    #expect(other.source == "mouse")
  }

  /// A square that goes as far as the transaction of the change says.
  private struct Square: View {
    @State private var isAway = false
    let change: (Binding<Bool>) -> Void

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: isAway ? 100 : 0)
          .transaction { $0.animation = $0.isQuick ? .linear(duration: 1) : .linear(duration: 4) }
      }
      .onTapGesture { change($isAway) }
    }
  }

  private func place(_ change: @escaping (Binding<Bool>) -> Void) -> CGFloat? {
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Square(change: change) }
    stage.tap(at: CGPoint(x: 100, y: 10))
    stage.advance(by: .milliseconds(500))
    return stage.displayList.items.last?.bounds.minX
  }

  @Test func viewsHearWhatGoesAlongWithAChange() {
    #expect(place { away in withTransaction(\.isQuick, true) { away.wrappedValue = true } } == 50)
    #expect(place { away in away.wrappedValue = true } == 12.5)
  }

  @Test func changesWithOtherValuesInOneEventAreKeptApart() {
    // The first goes there quickly, and comes back slowly from where it was then: at once.
    let way = place { away in
      withTransaction(\.isQuick, true) { away.wrappedValue = true }
      withTransaction(\.isQuick, false) { away.wrappedValue = false }
    }
    #expect(way.map { $0 < 50 } == true)
  }

  /// A square whose moves are at once when a number changed in the same event.
  private struct Numbered: View {
    @State private var isAway = false
    @State private var number = 0
    let countsAlong: Bool

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: isAway ? 100 : 0)
          .transaction(value: number) { $0.animation = nil }
      }
      .onTapGesture {
        withAnimation(.linear(duration: 1)) {
          isAway = true
          if countsAlong { number += 1 }
        }
      }
    }
  }

  @Test(arguments: [(true, 100.0), (false, 50)])
  func aTransactionIsChangedOnlyWhereAValueHasChanged(countsAlong: Bool, place: Double) {
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Numbered(countsAlong: countsAlong) }
    stage.tap(at: CGPoint(x: 150, y: 10))
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.items.last.map { Double($0.bounds.minX) } == place)
  }
}
