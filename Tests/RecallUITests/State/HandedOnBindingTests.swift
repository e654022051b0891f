import Interaction
import Observation
import RecallUI
import Testing

/// Views that get a binding whose value nobody tells them of: a copy of it says what the view around read.
@Suite struct HandedOnBindingTests {
  fileprivate final class Model: ObservableObject {
    @Published var isOn = false
    @Published var cards = [Card(id: 0), Card(id: 1)]
    var plain = 0
  }

  fileprivate struct Card: Identifiable, Equatable {
    let id: Int
    var isUp = false

    /// As programs have it that mean which card it is.
    static func == (left: Card, right: Card) -> Bool { left.id == right.id }
  }

  private struct Kid: View {
    @Binding var isOn: Bool

    var body: some View {
      Text(isOn ? "on" : "off").accessibilityIdentifier(isOn ? "kid on" : "kid off")
    }
  }

  private struct Spelled: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        .accessibilityIdentifier(configuration.isOn ? "switch on" : "switch off")
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    @Binding var isOn: Bool

    var body: some View {
      VStack {
        Button("change") { model.isOn.toggle() }.accessibilityIdentifier("change")
        Text(model.isOn ? "on" : "off")
        Kid(isOn: $isOn)
        Toggle("Switch", isOn: $isOn).toggleStyle(Spelled())
      }
    }
  }

  private struct Root: View {
    let model: Model

    var body: some View {
      Screen(model: model, isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
    }
  }

  @Test func aBindingMadeOfClosuresIsFollowedByWhoGetsItFromAView() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Root(model: Model()) }
    for isOn in [true, false, true] {
      stage.tap("change")
      #expect(stage.element(isOn ? "kid on" : "kid off") != nil)
      #expect(stage.element(isOn ? "switch on" : "switch off") != nil)
    }
    stage.tap("switch on")
    #expect(stage.element("kid off") != nil)
  }

  private struct Counter: View {
    @Binding var number: Int

    var body: some View { Text("\(number)").accessibilityIdentifier("number \(number)") }
  }

  private struct PlainScreen: View {
    @State private var model = Model()
    @State private var taps = 0

    var body: some View {
      VStack {
        Button("change") {
          model.plain += 1
          taps += 1
        }.accessibilityIdentifier("change")
        Text("\(taps)")
        Counter(number: $model.plain)
      }
    }
  }

  @Test func aPropertyOfAnObjectThatTellsNobodyIsFollowedWhenTheViewAroundIsEvaluated() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { PlainScreen() }
    for number in 1...3 {
      stage.tap("change")
      #expect(stage.element("number \(number)") != nil)
    }
  }

  private struct CardView: View {
    @Binding var card: Card

    var body: some View {
      Button(card.isUp ? "up" : "down") { card.isUp.toggle() }
        .accessibilityIdentifier("\(card.id) \(card.isUp ? "up" : "down")")
    }
  }

  private struct Table: View {
    @StateObject private var model = Model()

    var body: some View {
      VStack {
        ForEach($model.cards) { $card in CardView(card: $card) }
      }
    }
  }

  @Test func aPlainValueIsFollowedWhateverItCallsEqual() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Table() }
    stage.tap("1 down")
    #expect(stage.element("1 up") != nil)
    #expect(stage.element("0 down") != nil)
    stage.tap("1 up")
    #expect(stage.element("1 down") != nil)
  }

  private struct Unread: View {
    @Binding var isOn: Bool
    let note: () -> Void

    var body: some View {
      note()
      return Kid(isOn: $isOn)
    }
  }

  private struct Holder: View {
    let isOn: Binding<Bool>
    let note: () -> Void

    var body: some View { Unread(isOn: isOn, note: note) }
  }

  private struct Observed: View {
    @State private var isOn = false
    let note: () -> Void

    var body: some View {
      VStack {
        Button("change") { isOn.toggle() }.accessibilityIdentifier("change")
        Holder(isOn: Binding(get: { isOn }, set: { isOn = $0 }), note: note)
      }
    }
  }

  /// To hand a binding on is not to read it.
  @Test func aViewThatOnlyHandsABindingOnIsNotEvaluatedForItsValue() {
    var evaluations = 0
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Observed { evaluations += 1 } }
    #expect(evaluations == 1)
    stage.tap("change")
    #expect(stage.element("kid on") != nil)
    #expect(evaluations == 1)
  }
}
