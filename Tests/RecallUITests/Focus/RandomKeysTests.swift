import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Whatever keys come, and whatever comes between them: nothing traps, and the focus is on nothing or
/// on one view that can have it.
@Suite struct RandomKeysTests {
  private struct Mark: View {
    @Environment(\.isFocused) private var isFocused
    let name: String
    var body: some View { Text(isFocused ? "*\(name)" : name) }
  }

  private struct Screen: View {
    @FocusState private var number: Int?
    @State private var count = 40
    @State private var isWide = false
    @State private var isDisabled = false
    @State private var isHidden = false

    var body: some View {
      VStack {
        HStack {
          Button("more") { count += 7 }.keyboardShortcut("m")
          Button("fewer") { count = max(0, count - 9) }.keyboardShortcut("f", modifiers: [])
          Button("disable") { isDisabled.toggle() }.keyboardShortcut(.cancelAction)
          if count % 3 == 0 { Button("hide") { isHidden.toggle() } }
        }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: isWide ? 90 : 40))]) {
            ForEach(0..<count, id: \.self) { card in
              Button {
                isWide.toggle()
                number = (card * 7) % 50
              } label: {
                Mark(name: "\(card)")
              }
              .frame(height: CGFloat(20 + card % 3 * 20))
              .focused($number, equals: card)
              .disabled(isDisabled && card % 4 == 1)
            }
          }
        }
        .onKeyPress("d") {
          count = 40
          return .handled
        }
        ViewThatFits {
          HStack { ForEach(0..<6) { Mark(name: "fit \($0)").focusable().frame(width: 60) } }
          Mark(name: "small").focusable()
        }
        Group {
          if isHidden { Button("there") {}.hidden() } else { Button("there") { count = 3 } }
        }
        Mark(name: "moving").focusable().onMoveCommand { isDisabled = $0 == .up }
      }
    }
  }

  private func check(_ stage: Stage) {
    let marked = stage.texts.filter { $0.hasPrefix("*") }
    #expect(marked.count <= 1)
    #expect(stage.issues.isEmpty)
    guard let target = stage.graph.focus.target else {
      #expect(marked.isEmpty && stage.focusedElement == nil)
      return
    }
    #expect(stage.root.contains(target))
    #expect(!target.isRemoved && target.environment.isEnabled)
    #expect(target.canBeFocused)
    #expect(stage.graph.focus.targets.contains { $0 === target })
  }

  private let keys = [
    "tab", "tab", "up", "down", "down", "left", "right", "space", "return", "escape", "m", "f", "d",
    "f1", "left shift", "",
  ]

  private func play(seed: UInt64, looks: Bool) -> [UInt64] {
    var chance = Chance(seed: seed)
    let stage = Stage(size: CGSize(width: 320, height: 240)) { Screen() }
    var digests: [UInt64] = []
    for _ in 0..<150 {
      let point = CGPoint(x: chance.number(below: 320), y: chance.number(below: 240))
      switch chance.number(below: 12) {
      case 0: stage.tap(at: point)
      case 1:
        let distance = CGFloat(chance.number(below: 400) - 200)
        stage.send(.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: distance))))
      case 2:
        stage.send(
          .resize(
            CGSize(width: 100 + chance.number(below: 300), height: chance.number(below: 300))))
      case 3: stage.send(.focus(chance.oneIn(2) ? .lost : .gained))
      default:
        let modifiers = KeyEvent.Modifiers(
          rawValue: chance.oneIn(3) ? chance.number(below: 16) : 0)
        let phase = chance.one(of: KeyEvent.Phase.allCases)
        let key = chance.one(of: keys)
        stage.send(.key(KeyEvent(phase, key: key, modifiers: modifiers)))
        if phase == .down, chance.oneIn(2) {
          stage.send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
        }
      }
      check(stage)
      if looks { _ = stage.displayList }
      digests.append(stage.digest)
    }
    return digests
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func theFocusIsAlwaysWhereItCanBe(_ seed: UInt64) {
    let blind = play(seed: seed, looks: false)
    #expect(play(seed: seed, looks: true) == blind)
    #expect(Set(blind).count > 20, "the keys do something")
  }
}
