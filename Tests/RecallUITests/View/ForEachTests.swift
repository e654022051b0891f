import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
  }

  private struct Counter: View {
    let id: Int
    @State private var count = 0

    var body: some View {
      Text("\(id):\(count)")
        .frame(width: 40, height: 20)
        .onTapGesture { count += 1 }
        .accessibilityIdentifier("\(id)")
    }
  }

  private struct Row: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      HStack(spacing: 0) {
        ForEach(model.numbers, id: \.self) { Counter(id: $0) }
      }
    }
  }

  @Observable final class Shelf {
    var items: [Item] = []
  }

  private struct BoundList: View {
    @State private var items: [Item] = []

    var body: some View {
      Button("add") { items.append(Item(id: items.count)) }
      Button("clear") { items = [] }
      List { ForEach($items) { $item in Text("row \(item.id)") } }
    }
  }

  private struct BoundShelf: View {
    @State private var shelf = Shelf()

    var body: some View {
      Button("add") { shelf.items.append(Item(id: shelf.items.count)) }
      Button("clear") { shelf.items = [] }
      ScrollView { LazyVStack { ForEach($shelf.items) { $item in Text("row \(item.id)") } } }
    }
  }

  /// A list that makes what can be seen has nothing that would ask for the first element.
  @Test func theFirstElementOfABoundCollectionIsShown() {
    let stages = [
      Stage(size: CGSize(width: 200, height: 400)) { VStack { BoundList() } },
      Stage(size: CGSize(width: 200, height: 400)) { VStack { BoundShelf() } },
    ]
    for stage in stages {
      func rows() -> [String] { stage.texts.filter { $0.hasPrefix("row") } }
      #expect(rows().isEmpty)
      stage.tap("add")
      #expect(rows() == ["row 0"])
      stage.tap("add")
      #expect(rows() == ["row 0", "row 1"])
      stage.tap("clear")
      stage.advance(by: .seconds(1))
      #expect(rows().isEmpty)
      stage.tap("add")
      #expect(rows() == ["row 0"])
    }
  }

  @Test func stateFollowsItsIdentifier() {
    let model = Switchboard()
    let stage = smallStage { Row(model: model) }
    stage.tap("1")
    #expect(stage.texts == ["0:0", "1:1", "2:0"])

    model.numbers = [2, 1, 3, 0]

    #expect(stage.texts == ["2:0", "1:1", "3:0", "0:0"])
    #expect(stage.place(of: "1") == "60,90 40x20")
  }

  @Test func stateEndsWithItsIdentifier() {
    let model = Switchboard()
    let stage = smallStage { Row(model: model) }
    stage.tap("1")
    model.numbers = [0, 2]
    #expect(stage.texts == ["0:0", "2:0"])

    model.numbers = [0, 1, 2]

    #expect(stage.texts == ["0:0", "1:0", "2:0"])
  }

  @Test func onlyWhatIsNewIsEvaluated() {
    let model = Switchboard()
    let stage = smallStage { Row(model: model) }

    let paths = stage.evaluations {
      model.numbers = [2, 0, 5, 1]
      _ = stage.displayList
    }

    #expect(paths == ["Row", "Row/[5]/Counter"])
  }

  @Test func equalIdentifiersAreReportedOnceAndByName() {
    let model = Switchboard()
    model.numbers = [7, 8, 7, 7, 8]
    let stage = smallStage { Row(model: model) }
    let expected: [StageIssue] = [
      .duplicateIdentifier("7", in: "Row"), .duplicateIdentifier("8", in: "Row"),
    ]
    #expect(stage.issues == expected)
    #expect(
      stage.issues.first?.description
        == "two elements of the ForEach in Row have the identifier 7; expected each identifier once"
    )

    model.numbers = [7, 7]
    model.name = "b"

    #expect(stage.texts == ["7:0", "7:0"])
    #expect(stage.issues == expected)
  }

  @Test func equalIdentifiersAreToldApartByTheirOrder() {
    let model = Switchboard()
    model.numbers = [7, 8, 7]
    let stage = smallStage { Row(model: model) }
    let last = stage.elements.last { $0.identifier == "7" }?.frame.midX ?? 0
    stage.tap(at: CGPoint(x: last, y: 100))
    #expect(stage.texts == ["7:0", "8:0", "7:1"])

    model.numbers = [7, 7, 8]

    #expect(stage.texts == ["7:0", "7:1", "8:0"])
  }

  /// One of its elements alone reads the state.
  private struct Choosy: View {
    @State private var count = 0

    var body: some View {
      VStack {
        ForEach(0..<3) { number in
          if number == 0 { Text("count \(count)") } else { Text("other") }
        }
        Text("add").onTapGesture { count += 1 }
      }
    }
  }

  @Test func whatAnyElementReadsCounts() {
    let stage = smallStage { Choosy() }
    stage.tap("add")
    #expect(stage.texts == ["count 1", "other", "other", "add"])
    stage.tap("add")
    #expect(stage.texts == ["count 2", "other", "other", "add"])
  }

  @Test func anIdentifierMayBeAPropertyOrTheElementItself() {
    let stage = smallStage {
      VStack {
        ForEach([Item(id: 4)]) { Text("item \($0.id)") }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach(2..<4) { Text("\($0)") }
      }
    }
    #expect(stage.texts == ["item 4", "a", "b", "2", "3"])
  }

  // MARK: Key paths

  private struct Owner {
    let age: Int
    let name: String
  }

  private struct Pet {
    let kind: String
    let owner: Owner
    var shout: String { owner.name.uppercased() }
  }

  private final class Room {
    let floor = 1
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  /// Equal elsewhere, so that what a key path leads to is told from all that it does not lead to.
  @Test(arguments: [false, true])
  func elementsAreToldApartByWhatTheirKeyPathLeadsTo(isComputed: Bool) {
    let path = isComputed ? \Pet.shout : \Pet.owner.name
    let pets = ["Ada", "Ben", "Cem"].map { Pet(kind: "dog", owner: Owner(age: 3, name: $0)) }
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      VStack { ForEach(pets, id: path) { Text($0.owner.name) } }
    }
    #expect(stage.issues.isEmpty)
    for name in ["Ada", "Ben", "Cem"] {
      #expect(stage.outline.contains("[\(isComputed ? name.uppercased() : name)]"))
    }
  }

  @Test func objectsAreToldApartByTheirProperties() {
    let rooms = ["kitchen", "hall"].map { Room($0) }
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      VStack { ForEach(rooms, id: \.name) { Text($0.name) } }
    }
    #expect(stage.issues.isEmpty)
    #expect(stage.outline.contains("[kitchen]"))
    let doubled = Stage(size: CGSize(width: 100, height: 100)) {
      VStack { ForEach(rooms, id: \.floor) { Text($0.name) } }
    }
    #expect(doubled.issues.count == 1)
  }

  private struct Unequal: View {
    @State private var numbers = [0, .nan, 1, .nan]

    var body: some View {
      VStack {
        Button("change") { withAnimation { numbers = [.nan, 2] } }
        ForEach(numbers, id: \.self) { Text("\($0)") }
        ScrollView {
          LazyVStack { ForEach(numbers, id: \.self) { Color.red.frame(width: $0 + 5, height: 4) } }
        }
      }
    }
  }

  /// What is no number isn't equal to itself, and so never found again.
  @Test func elementsThatAreNoNumbersComeAndGo() {
    let stage = Stage(size: CGSize(width: 200, height: 400)) { Unequal() }
    for _ in 0..<3 {
      stage.tap("change")
      stage.advance(by: .milliseconds(100))
      _ = stage.displayList
    }
    stage.advance(by: .seconds(2))
    #expect(stage.texts == ["change", "nan", "2.0"])
  }
}
