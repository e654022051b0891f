import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ListEditingTests {
  final class Store: ObservableObject {
    @Published var items: [Int]
    var offsets: [[Int]] = []
    var moves: [String] = []

    init(_ items: [Int]) { self.items = items }
  }

  private struct Editable: View {
    @ObservedObject var store: Store
    var fixed: Int?

    var body: some View {
      VStack(spacing: 0) {
        EditButton().frame(height: 40)
        List {
          Text("static")
          ForEach(store.items, id: \.self) { item in
            Text("item \(item)")
              .deleteDisabled(item == fixed).moveDisabled(item == fixed)
          }
          .onDelete { offsets in
            store.offsets.append(Array(offsets))
            store.items.remove(atOffsets: offsets)
          }
          .onMove { source, destination in
            store.moves.append("\(Array(source)) \(destination)")
            store.items.move(fromOffsets: source, toOffset: destination)
          }
        }
        .listStyle(.plain)
      }
    }
  }

  private let store = Store([1, 2, 3, 4])
  private let stage: Stage

  init() {
    let store = store
    stage = Stage(size: CGSize(width: 300, height: 400)) { Editable(store: store) }
  }

  private func point(_ name: String, x: CGFloat) throws -> CGPoint {
    CGPoint(x: x, y: try #require(stage.element(name)?.frame.midY))
  }

  private func swipe(_ name: String, by distance: CGFloat) throws {
    let start = try point(name, x: 250)
    stage.drag(
      from: start, to: CGPoint(x: start.x + distance, y: start.y), over: .milliseconds(400))
    stage.advance(by: .seconds(1))
  }

  // MARK: Swiping

  @Test func aSwipeBringsTheButtonOutAndItDeletes() throws {
    try swipe("item 2", by: -90)
    #expect(stage.element("item 2")?.frame.minX == -58)
    stage.tap("Delete")
    #expect(store.offsets == [[1]])
    #expect(store.items == [1, 3, 4])
    #expect(stage.element("Delete") == nil)
  }

  @Test func anActionIsAsWideAsItsWords() throws {
    let words = "Take away for good"
    let stage = Stage(size: CGSize(width: 400, height: 200)) {
      List {
        Text("row").swipeActions {
          Button("Keep") {}
          Button(words) {}
        }
      }
      .listStyle(.plain)
    }
    let y = try #require(stage.element("row")?.frame.midY)
    stage.drag(
      from: CGPoint(x: 380, y: y), to: CGPoint(x: 200, y: y), over: .milliseconds(400))
    stage.advance(by: .seconds(1))
    let action = try #require(stage.element(words)).frame
    let text = Text(words).font(.subheadline)
    let wide = Stage(size: CGSize(width: 400, height: 200)) { text }
    #expect(action.width >= (try #require(wide.element(words)).frame.width))
    #expect(action.width > 74)
    #expect(stage.element("Keep")?.frame.maxX ?? 0 <= 400)
    #expect(action.maxX <= (try #require(stage.element("Keep")).frame.minX))
  }

  @Test func aSwipeOverMostOfTheRowDeletesAtOnce() throws {
    try swipe("item 3", by: -240)
    #expect(store.items == [1, 2, 4])
  }

  @Test func aSwipeThatIsTooShortSnapsBack() throws {
    try swipe("item 3", by: -15)
    #expect(stage.element("item 3")?.frame.minX == 16)
    #expect(stage.element("Delete") == nil)
  }

  @Test func aSwipeToASideWithoutActionsDoesNothing() throws {
    try swipe("item 3", by: 40)
    #expect(stage.element("item 3")?.frame.minX == 16)
    try swipe("static", by: -100)
    #expect(stage.element("static")?.frame.minX == 16)
    #expect(stage.element("Delete") == nil)
  }

  @Test func oneRowIsOutAtATime() throws {
    try swipe("item 1", by: -90)
    try swipe("item 3", by: -90)
    #expect(stage.element("item 1")?.frame.minX == 16)
    #expect(stage.element("item 3")?.frame.minX == -58)
    #expect(stage.elements.filter { $0.label == "Delete" }.count == 1)
  }

  @Test func aTouchElsewherePutsTheRowBack() throws {
    try swipe("item 1", by: -90)
    stage.tap("static")
    #expect(stage.element("Delete") == nil)
    try swipe("item 1", by: -90)
    stage.tap(at: CGPoint(x: 150, y: 390))
    #expect(stage.element("Delete") == nil)
    #expect(store.items.count == 4)
  }

  @Test func aRowThatGoesWhileItIsSwipedTakesNothingAlong() throws {
    let start = try point("item 2", x: 250)
    stage.send(.pointer(PointerEvent(.down, at: start)))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 150, y: start.y))))
    #expect(stage.element("Delete") != nil)
    store.items.remove(at: 1)
    stage.settle()
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 20, y: start.y))))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 20, y: start.y))))
    #expect(store.items == [1, 3, 4])
    #expect(store.offsets.isEmpty)
    #expect(stage.element("Delete") == nil)
    #expect(stage.issues.isEmpty)
  }

  // MARK: Edit mode

  @Test func editModeShowsWhatDeletesAndMoves() {
    #expect(stage.element("Reorder") == nil)
    stage.tap("Edit")
    #expect(stage.elements.filter { $0.label == "Remove" }.count == 4)
    #expect(stage.elements.filter { $0.label == "Reorder" }.count == 4)
    stage.tap("Done")
    #expect(stage.element("Reorder") == nil)
  }

  @Test func whatDeletesAsksFirst() {
    stage.tap("Edit")
    stage.tap("Remove")
    #expect(store.items == [1, 2, 3, 4])
    stage.tap("Delete")
    #expect(store.items == [2, 3, 4])
  }

  private func move(_ item: Int, to other: Int) throws {
    stage.tap("Edit")
    stage.advance(by: .seconds(1))
    let handles = stage.elements.filter { $0.label == "Reorder" }.map(\.frame)
      .sorted { $0.minY < $1.minY }
    let (from, to) = (try #require(handles[at: item]), try #require(handles[at: other]))
    let way: CGFloat = other > item ? 3 : -3
    stage.drag(
      from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY + way),
      over: .milliseconds(400))
    stage.advance(by: .seconds(1))
  }

  @Test(arguments: [
    (0, 2, [2, 3, 1, 4], "[0] 3"), (3, 0, [4, 1, 2, 3], "[3] 0"), (1, 2, [1, 3, 2, 4], "[1] 3"),
  ])
  func aHandleMovesItsRow(from: Int, to: Int, result: [Int], words: String) throws {
    try move(from, to: to)
    #expect(store.items == result)
    #expect(store.moves == [words])
    #expect(stage.texts.filter { $0.hasPrefix("item") } == result.map { "item \($0)" })
  }

  @Test func othersMakeRoomWhileARowIsMoved() throws {
    stage.tap("Edit")
    let handle = try #require(stage.element("Reorder")?.frame)
    let place = try #require(stage.element("item 2")?.frame.minY)
    let start = CGPoint(x: handle.midX, y: handle.midY)
    stage.send(.pointer(PointerEvent(.down, at: start)))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: start.x, y: start.y + 47))))
    let moved = try #require(stage.element("item 2")?.frame.minY)
    #expect(abs(moved - (place - 44)) < 0.001)
    stage.send(.pointer(PointerEvent(.cancel, at: start)))
    #expect(stage.element("item 2")?.frame.minY == place)
    #expect(store.moves.isEmpty)
  }

  @Test func whatIsFixedIsNeitherDeletedNorMoved() throws {
    let store = store
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Editable(store: store, fixed: 2) }
    stage.tap("Edit")
    #expect(stage.elements.filter { $0.label == "Remove" }.count == 3)
    #expect(stage.elements.filter { $0.label == "Reorder" }.count == 3)
  }

  @Test func escapeEndsEditingAndIsFreeThen() throws {
    stage.tap("Edit")
    stage.advance(by: .seconds(1))
    #expect(stage.element("Done") != nil)
    stage.send(.key(KeyEvent(.down, key: "escape")))
    stage.advance(by: .seconds(1))
    #expect(stage.element("Edit") != nil)
    #expect(stage.unhandledKey == nil)
    stage.send(.key(KeyEvent(.up, key: "escape")))
    stage.send(.key(KeyEvent(.down, key: "escape")))
    #expect(stage.unhandledKey?.key == "escape")
    #expect(stage.element("Edit") != nil)
  }

  // MARK: Offsets

  @Test func offsetsThatAreNoneAreLeftOut() {
    var numbers = [1, 2, 3]
    numbers.remove(atOffsets: IndexSet([1, 7]))
    #expect(numbers == [1, 3])
    numbers.move(fromOffsets: IndexSet([0, 9]), toOffset: 99)
    #expect(numbers == [3, 1])
    numbers.move(fromOffsets: IndexSet(), toOffset: -4)
    #expect(numbers == [3, 1])
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet([0, 4]), toOffset: 3)
    #expect(String(letters) == "bcaedf")
  }

  // MARK: Anew

  @Test(arguments: 0..<6) func anyHistoryLeavesWhatAFreshListShows(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    let store = Store([1, 2, 3])
    let stage = Stage(size: CGSize(width: 300, height: 900)) { Editable(store: store) }
    for step in 0..<30 {
      let change = {
        switch next(3) {
        case 0 where store.items.count < 12:
          store.items.insert(100 + step, at: next(store.items.count + 1))
        case 1 where !store.items.isEmpty:
          store.items.remove(at: next(store.items.count))
        default:
          store.items.move(
            fromOffsets: IndexSet(integer: next(store.items.count)),
            toOffset: next(store.items.count + 1))
        }
      }
      if next(2) == 0 { withAnimation { change() } } else { change() }
      stage.advance(by: .milliseconds(Int64(next(400))))
      if next(3) == 0 { _ = stage.displayList }
      let fresh = Stage(size: CGSize(width: 300, height: 900)) { Editable(store: store) }
      #expect(stage.texts == fresh.texts)
      #expect(
        stage.elements.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
          == fresh.elements.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) })
    }
    stage.advance(by: .seconds(5))
    let fresh = Stage(size: CGSize(width: 300, height: 900)) { Editable(store: store) }
    fresh.advance(to: stage.now)
    #expect(stage.displayList == fresh.displayList)
    #expect(stage.issues.isEmpty)
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
