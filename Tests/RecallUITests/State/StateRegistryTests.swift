import Interaction
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct StateRegistryTests {
  private func digest(_ lines: [(String, Int)]) -> UInt64 {
    lines.reduce(0) { $0 &+ StateSnapshot.Line(name: $1.0, value: "\($1.1)").digest }
  }

  @Test func aLineCountsWithItsLastValueWhoeverAskedInBetween() {
    for asks in [false, true] {
      let registry = StateRegistry()
      let (a, b) = (registry.add(named: "a"), registry.add(named: "b"))
      #expect(registry.digest == 0)
      for number in 1...3 {
        a.set { number }
        if asks { #expect(registry.digest == digest([("a", number)])) }
      }
      b.set { 5 }
      #expect(registry.digest == digest([("a", 3), ("b", 5)]))
      #expect(registry.snapshotLines.map(\.value).sorted() == ["3", "5"])
      withExtendedLifetime((a, b)) {}
    }
  }

  @Test func aLineThatIsGoneCountsNoMoreWrittenOrNot() {
    for isWritten in [false, true] {
      let registry = StateRegistry()
      var line: StateRegistry.SetLine? = registry.add(named: "a")
      line?.set { 1 }
      if isWritten { #expect(registry.digest == digest([("a", 1)])) }
      line = nil
      #expect(registry.digest == 0)
      #expect(registry.snapshotLines.isEmpty)
    }
  }

  @Test func aValueWithoutATextTakesItsLineOut() {
    let registry = StateRegistry()
    let line = registry.add(named: "a")
    line.set { 1 }
    #expect(registry.digest != 0)
    line.set { { (_: Int) in } }
    #expect(registry.digest == 0)
    #expect(registry.snapshotLines.isEmpty)
  }

  @Test func linesComeAndGoInAnyOrder() {
    let registry = StateRegistry()
    var lines: [StateRegistry.SetLine?] = (0..<6).map { registry.add(named: "\($0)") }
    func expected() -> UInt64 {
      digest(lines.indices.filter { lines[$0] != nil }.map { ("\($0)", $0 * $0) })
    }
    for (number, line) in lines.enumerated() { line?.set { number * number } }
    for number in [3, 0, 5, 1, 4, 2] {
      // Some are written when they go, and some still wait.
      if number % 2 == 0 { #expect(registry.digest == expected()) }
      lines[number] = nil
      for (number, line) in lines.enumerated() { line?.set { number * number } }
    }
    #expect(registry.digest == 0)
    #expect(registry.snapshotLines.isEmpty)
  }

  @Test func whatIsSetWhileALineIsWrittenHidesNoOther() {
    for number in 0..<3 {
      let registry = StateRegistry()
      let lines = (0..<3).map { registry.add(named: "\($0)") }
      for (index, line) in lines.enumerated() {
        line.set {
          // Whoever is asked for its value changes it, or another one's.
          if index == 1 { lines[number].set { 10 } }
          return index
        }
      }
      _ = registry.digest
      let values = [0, 1, 2].map { $0 == number ? 10 : $0 }
      #expect(registry.digest == digest(values.enumerated().map { ("\($0)", $1) }))
    }
  }

  @Test func aLineMayOutliveItsRegistry() {
    var registry: StateRegistry? = StateRegistry()
    let line = registry?.add(named: "a")
    line?.set { 1 }
    registry = nil
    line?.set { 2 }
    #expect(registry == nil)
  }

  @Test func aLineThatHasEndedStaysOut() {
    let registry = StateRegistry()
    let line = registry.add(named: "a")
    line.set { 1 }
    #expect(registry.snapshotLines.count == 1)
    line.end()
    line.set { 2 }
    #expect(registry.digest == 0)
    #expect(registry.snapshotLines.isEmpty)
  }

  /// What leaves with an animation is still seen, and no state any more, whoever asked before.
  @Test(arguments: [false, true]) func whatLeavesHasNoLines(wasAsked: Bool) {
    struct Screen: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { ScrollView { Color.red.frame(height: 900) } }
          Button("Go") { withAnimation { isShown.toggle() } }
        }
      }
    }
    let stage = smallStage { Screen() }
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 30))))
    if wasAsked { #expect(stage.snapshot.lines.contains { $0.name.hasSuffix(".offset") }) }
    stage.tap("Go")
    stage.advance(by: .milliseconds(20))
    #expect(stage.displayList.items.count > 1)
    #expect(!stage.snapshot.lines.contains { $0.name.hasSuffix(".offset") })
  }
}
