import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct StateTests {
  private struct Child: View {
    let name: String
    @Binding var number: Int

    var body: some View {
      Text("\(name)\(number)").onTapGesture { number += 1 }
    }
  }

  private struct Parent: View {
    @State private var left = 0
    @State private var right = 0

    var body: some View {
      VStack {
        Child(name: "left", number: $left)
        Child(name: "right", number: $right)
        Text("reset").onTapGesture { left = 0 }
      }
    }
  }

  @Test func aBindingWritesWhatItWasMadeFrom() {
    let stage = smallStage { Parent() }
    stage.tap("left0")
    stage.tap("right0")
    stage.tap("right1")
    #expect(stage.snapshot["Parent.left"] == "1")
    #expect(stage.snapshot["Parent.right"] == "2")
    #expect(stage.texts == ["left1", "right2", "reset"])
  }

  @Test func onlyWhoReadsAStateIsEvaluated() {
    let stage = smallStage { Parent() }
    let paths = stage.evaluations { stage.tap("left0") }
    #expect(paths == ["Parent/#0/Child"])
  }

  @Test func writingTheSameValueEvaluatesNothing() {
    let stage = smallStage { Parent() }
    let paths = stage.evaluations { stage.tap("reset") }
    #expect(paths.isEmpty)
  }

  private struct Optionals: View {
    @State private var name: String?
    @State private var pair: (Int, Int) = (1, 2)

    var body: some View {
      Text(name ?? "none").onTapGesture {
        name = "some"
        pair.1 = 3
      }
    }
  }

  /// Cards that call themselves equal when their names are.
  private struct Card: Equatable {
    let name: String
    var isUp = false

    static func == (left: Card, right: Card) -> Bool { left.name == right.name }
  }

  private struct Hand: View {
    @State private var cards = [Card(name: "a"), Card(name: "b")]
    @State private var seen = ""

    var body: some View {
      VStack {
        Text("turn").onTapGesture {
          cards[1].isUp.toggle()
          seen = cards.map { "\($0.name)\($0.isUp)" }.joined()
        }
        Text(seen)
      }
    }
  }

  @Test func aWriteCountsWhateverTheValuesCallEqual() {
    let stage = smallStage { Hand() }
    let digest = stage.digest
    stage.tap("turn")
    #expect(stage.texts == ["turn", "afalsebtrue"])
    #expect(stage.digest != digest)
    stage.tap("turn")
    #expect(stage.texts == ["turn", "afalsebfalse"])
  }

  @Test func stateMayBeOptionalOrATuple() {
    let stage = smallStage { Optionals() }
    #expect(stage.snapshot["Optionals.name"] == "nil")
    #expect(stage.snapshot["Optionals.pair"] == "(.0: 1, .1: 2)")
    stage.tap("none")
    #expect(stage.snapshot["Optionals.name"] == "\"some\"")
    #expect(stage.snapshot["Optionals.pair"] == "(.0: 1, .1: 3)")
  }

  /// Reads its state only while it is told to.
  private struct Forgetful: View {
    @ObservedObject var model: Switchboard
    @State private var count = 0

    var body: some View {
      VStack {
        if model.number == 0 { Text("count \(count)") } else { Text("nothing") }
        Text("add").onTapGesture { count += 1 }
      }
    }
  }

  @Test func whatIsReadNoLongerIsNoDependency() {
    let model = Switchboard()
    let stage = smallStage { Forgetful(model: model) }
    #expect(stage.evaluations { stage.tap("add") } == ["Forgetful"])

    model.number = 1
    _ = stage.displayList

    #expect(stage.evaluations { stage.tap("add") }.isEmpty)
    model.number = 0
    #expect(stage.texts == ["count 2", "add"])
  }

  /// A closure that outlives its view.
  private final class Keeper {
    var write: () -> Void = {}
  }

  private struct Leaving: View {
    let keeper: Keeper
    @State private var count = 0

    var body: some View {
      Text("\(count)").onTapGesture { keeper.write = { count += 1 } }
    }
  }

  private struct Host: View {
    @ObservedObject var model: Switchboard
    let keeper: Keeper

    var body: some View {
      if model.number == 0 { Leaving(keeper: keeper) }
    }
  }

  @Test func whatAViewThatLeftWritesChangesNothing() {
    let model = Switchboard()
    let keeper = Keeper()
    let stage = smallStage { Host(model: model, keeper: keeper) }
    stage.tap("0")
    model.number = 1
    let digest = stage.digest

    keeper.write()

    #expect(stage.digest == digest)
    #expect(stage.snapshot["Host/Leaving.count"] == nil)
  }
}
