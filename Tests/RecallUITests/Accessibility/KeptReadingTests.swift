import AccessibilityTree
import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// What is taken over from the last look at a stage is what a first look finds.
@Suite struct KeptReadingTests {
  /// Everything that is told of, but for what is announced in another way, is changed by a button.
  private struct Page: View {
    @State private var step = 0
    @State private var isOn = false
    @State private var name = ""
    @State private var rows = [1, 2, 3]
    @State private var isOpen = false
    @State private var tab = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      let isOdd = step % 2 == 1
      VStack {
        HStack {
          Button("step") { step += 1 }
          Button("move") { withAnimation { rows.reverse() } }
          Button("drop") { if rows.count > 1 { rows.removeFirst() } }
          Button("more") { rows.append(rows.count + 10) }
          Button("open") { isOpen = true }
          Button("focus") { isFocused.toggle() }
          Button("tab") { tab = 1 - tab }
        }
        HStack {
          Color.red.accessibilityLabel(isOdd ? "odd" : "even")
          Color.red.accessibilityLabel("value").accessibilityValue("\(step)")
          Color.red.accessibilityLabel("hint").accessibilityHint(isOdd ? "a hint" : "")
          Color.red.accessibilityLabel("hidden").accessibilityHidden(isOdd)
          Color.red.accessibilityLabel("selected").accessibilityAddTraits(isOdd ? .isSelected : [])
          Color.red.accessibilityLabel("faded").opacity(isOdd ? 0 : 1)
          Color.red.accessibilityLabel("turned").rotationEffect(.degrees(isOdd ? 90 : 0))
          Color.red.accessibilityLabel("moved").offset(x: isOdd ? 10 : 0)
          VStack {
            Text("both")
            Text("of them")
          }
          .accessibilityElement(children: isOdd ? .combine : .contain)
        }
        HStack {
          Button("disabled") {}.disabled(isOdd)
          Text("focusable").focusable(isOdd)
          Group { ForEach(rows, id: \.self) { Text("row \($0)") } }.focusable()
          VStack { Color.blue }.accessibilityLabel("container").disabled(isOdd)
          Toggle("toggle", isOn: $isOn)
          TextField("name", text: $name).focused($isFocused)
        }
        .environment(\.layoutDirection, isOdd ? .rightToLeft : .leftToRight)
        ScrollView {
          LazyVStack { ForEach(0..<30) { Button("line \($0)") { step += 1 } } }
        }
        .frame(height: 60)
        TabView(selection: $tab) {
          Button("first of \(step)") { step += 1 }.tabItem { Text("one") }.tag(0)
          Button("second of \(step)") { step += 1 }.tabItem { Text("two") }.tag(1)
        }
        .frame(height: 120)
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          Text("sheet \(step)")
          Button("close") { isOpen = false }
          Button("step") { step += 1 }
        }
      }
    }
  }

  /// Something at random that can be done at a stage.
  private func event(_ chance: inout Chance, on stage: Stage) -> [InputEvent] {
    let point = CGPoint(
      x: CGFloat(Int.random(in: 0..<Int(stage.size.width), using: &chance)),
      y: CGFloat(Int.random(in: 0..<Int(stage.size.height), using: &chance)))
    let press: [InputEvent] = [
      .pointer(PointerEvent(.down, at: point)), .pointer(PointerEvent(.up, at: point)),
    ]
    switch Int.random(in: 0..<12, using: &chance) {
    case 0: return [.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: -50)))]
    case 1: return [.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: 50)))]
    case 2: return [.text("a")]
    case 3: return [.resize(CGSize(width: Bool.random(using: &chance) ? 700 : 500, height: 500))]
    case 4: return [.focus(Bool.random(using: &chance) ? .gained : .lost)]
    case 5, 6:
      let key = ["tab", "space", "down", "escape", "right"].randomElement(using: &chance) ?? "tab"
      return [.key(KeyEvent(.down, key: key)), .key(KeyEvent(.up, key: key))]
    case 7: return [.pointer(PointerEvent(.down, at: point))]
    case 8: return [.pointer(PointerEvent(.up, at: point))]
    default:
      guard let element = stage.elements.randomElement(using: &chance) else { return press }
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      return [
        .pointer(PointerEvent(.down, at: middle)), .pointer(PointerEvent(.up, at: middle)),
      ]
    }
  }

  @Test(arguments: 0..<6) func whatIsKeptIsWhatIsThereAfterEachEvent(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let spoken = SpokenStage(Stage(size: CGSize(width: 700, height: 500)) { Page() })
    for step in 0..<150 {
      for event in event(&chance, on: spoken.stage) { spoken.stage.send(event) }
      if Bool.random(using: &chance) { spoken.stage.advance(by: .milliseconds(200)) }
      if Bool.random(using: &chance) { _ = spoken.stage.displayList }
      let (kept, anew) = (spoken.window.withoutNumbers, spoken.anew.withoutNumbers)
      guard kept != anew else { continue }
      Issue.record("step \(step): \(kept.all.difference(from: anew.all).prefix(4))")
      return
    }
  }

  // MARK: What nobody announces

  private final class Told {
    var name = "before"
  }

  @Test func whatAViewTellsOfItselfIsAskedForAgain() {
    let told = Told()
    let spoken = SpokenStage {
      HStack {
        Color.red.accessibilityDescription { AccessibleDescription(name: told.name) }
        Text("beside")
      }
    }
    #expect(spoken.element("before") != nil)
    told.name = "after"
    #expect(spoken.element("before") == nil && spoken.element("after") != nil)
  }

  @Test func whatIsHiddenIsNotAskedWhatItTells() {
    let told = Told()
    var asked = 0
    let spoken = SpokenStage {
      TabView {
        HStack {
          Color.red.accessibilityDescription {
            asked += 1
            return AccessibleDescription(name: told.name)
          }
          Text("beside")
        }
        .tabItem { Text("one") }
        Text("alone").tabItem { Text("two") }
      }
    }
    #expect(spoken.element("before") != nil)
    spoken.perform(.act(spoken.element("two")?.id ?? 0, action: 0))
    #expect(spoken.element("alone") != nil)
    let before = asked
    told.name = "after"
    #expect(spoken.element("before") == nil && spoken.element("after") == nil)
    #expect(asked == before)
    spoken.perform(.act(spoken.element("one")?.id ?? 0, action: 0))
    #expect(spoken.element("after") != nil)
  }

  @Test func whatHasNotChangedIsNotReadAgain() {
    struct Counting: View {
      let count: () -> Void

      var body: some View {
        Color.red.modifier(CountedLabel(count: count))
      }
    }
    var (still, other) = (0, 0)
    let spoken = SpokenStage {
      VStack {
        Counting { still += 1 }
        Counting { other += 1 }
        Toggle("toggle", isOn: .constant(true))
      }
    }
    _ = spoken.window
    let read = still
    spoken.stage.send(.key(KeyEvent(.down, key: "tab")))
    #expect(spoken.element("toggle")?.states.contains(.focused) == true)
    #expect(still == read && other == read && read > 0)
  }
}

/// Counts how often it is asked what it says.
private struct CountedLabel: TraitModifier {
  static var effect: ModifierEffect { .nothing }

  let count: () -> Void

  var traits: BoxTraits { BoxTraits() }

  func accessibility(in environment: EnvironmentValues) -> Accessibility? {
    count()
    return Accessibility(label: "counted")
  }
}
