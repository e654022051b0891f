import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ViewBuilderTests {
  /// Counts its taps, so that a test can see whether its state is still the same.
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name)\(count)")
        .frame(width: 60, height: 20)
        .onTapGesture { count += 1 }
        .accessibilityIdentifier(name)
    }
  }

  @Test func aBlockMayHaveManyViews() {
    let stage = smallStage {
      HStack(spacing: 0) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(stage.texts == (1...12).map { "\($0)" })
  }

  @Test func anEmptyBlockShowsNothing() {
    let stage = smallStage { VStack {} }
    #expect(stage.texts.isEmpty)
    #expect(stage.issues.isEmpty)
  }

  private final class Choice: ObservableObject {
    @Published var isFirst = true
    @Published var name: String? = "n"
    @Published var number = 0
  }

  private struct Choosing: View {
    @ObservedObject var choice: Choice

    var body: some View {
      VStack {
        if choice.isFirst {
          Counter(name: "first")
        } else {
          Counter(name: "second")
        }
        if let name = choice.name { Counter(name: name) }
        switch choice.number {
        case 0: Counter(name: "zero")
        case 1: Counter(name: "one")
        default: Counter(name: "many")
        }
      }
    }
  }

  @Test func aConditionShowsOneBranch() {
    let choice = Choice()
    let stage = smallStage { Choosing(choice: choice) }
    #expect(stage.texts == ["first0", "n0", "zero0"])

    choice.isFirst = false
    choice.name = nil
    choice.number = 1
    #expect(stage.texts == ["second0", "one0"])

    choice.number = 7
    choice.name = "m"
    #expect(stage.texts == ["second0", "m0", "many0"])
  }

  @Test func stateEndsWithItsBranch() {
    let choice = Choice()
    let stage = smallStage { Choosing(choice: choice) }
    stage.tap("first")
    stage.tap("n")
    stage.tap("zero")
    #expect(stage.texts == ["first1", "n1", "zero1"])

    choice.isFirst = false
    choice.name = nil
    choice.number = 1
    _ = stage.displayList
    choice.isFirst = true
    choice.name = "n"
    choice.number = 0

    #expect(stage.texts == ["first0", "n0", "zero0"])
  }

  @Test func stateStaysWhileItsBranchDoes() {
    let choice = Choice()
    let stage = smallStage { Choosing(choice: choice) }
    stage.tap("first")
    stage.tap("n")

    choice.name = "other"
    choice.number = 1

    #expect(stage.texts == ["first1", "other1", "one0"])
  }

  @Test func whatLeftIsNoStateOfTheStage() {
    let choice = Choice()
    let stage = smallStage { Choosing(choice: choice) }
    let before = stage.snapshot
    let digest = stage.digest
    choice.name = nil
    #expect(stage.snapshot.lines.count == before.lines.count - 1)

    choice.name = "n"

    #expect(stage.snapshot == before)
    #expect(stage.digest == digest)
  }
}
