import RecallApp
import RecallDriver
import Testing

private struct Item: Identifiable {
  let id = UUID()
  let name: String
}

private struct Row: View {
  let name: String
  @State private var count = 0

  init(name: String) {
    self.name = name
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Items: View {
  @State private var items = [Item(name: "a"), Item(name: "a")]
  @State private var plain = 3

  init() {}

  var body: some View {
    VStack {
      ForEach(items) { Row(name: $0.name) }
      Text("\(plain)").accessibilityIdentifier("plain")
    }
  }
}

@Suite struct WholeTellingTests {
  private let told = WholeTelling()

  private func stage() -> Stage {
    Stage(size: CGSize(width: 200, height: 200)) { Items() }
  }

  @Test func identifiersThatWereDrawnAnewDontCount() {
    let (first, second) = (stage(), stage())
    #expect(first.digest != second.digest)
    #expect(told.digest(of: first) == told.digest(of: second))
    #expect(told.snapshot(of: first) == told.snapshot(of: second))
    #expect(told.snapshot(of: first).lines.contains { $0.name.hasSuffix("plain") })
  }

  @Test func whatIsSaidCounts() {
    let stage = stage()
    let before = told.digest(of: stage)
    #expect(told.snapshot(of: stage)["says.0"] == "a 0")
    stage.tap(at: CGPoint(x: stage.elements[0].frame.midX, y: stage.elements[0].frame.midY))
    #expect(told.snapshot(of: stage)["says.0"] == "a 1")
    #expect(told.digest(of: stage) != before)
  }

  @Test(arguments: [
    ("8F14E45F-CEEA-467F-9A58-1D0BFF54A2C1", true), ("8f14e45f-ceea-467f-9a58-1d0bff54a2c1", true),
    ("x.[8F14E45F-CEEA-467F-9A58-1D0BFF54A2C1].y", true),
    ("8F14E45-CEEA-467F-9A58-1D0BFF54A2C1", false), ("8F14E45F-CEEA-467F-9A58-1D0BFF54A2C", false),
    ("8F14E45F-CEEA-467-9A58-1D0BFF54A2C1", false), ("8F14E45F-CEEA-467F-9A58", false),
    ("a-b-c-d-e", false), ("", false),
  ])
  func identifiersAreFoundInTexts(text: String, isThere: Bool) throws {
    let stage = Stage(size: CGSize(width: 900, height: 100)) { Text(text) }
    #expect((told.snapshot(of: stage)["says.0"] == nil) == isThere)
  }

  @Test func theDigestIsThatOfTheLines() {
    let stage = stage()
    #expect(
      told.digest(of: stage) == told.snapshot(of: stage).lines.reduce(0) { $0 &+ $1.digest })
  }

  @Test func elementsGoByTheirLabelsWhereTheyHaveNoIdentifiers() throws {
    let stage = stage()
    #expect(told.elementNames(on: stage) == ["a 0", "a 0", "plain", "3"])
    let first = try #require(told.frame(ofElement: "a 0", on: stage))
    let middle = CGPoint(x: first.midX, y: first.midY)
    #expect(told.element(at: middle, on: stage)?.identifier == "a 0")
    let plain = try #require(told.frame(ofElement: "plain", on: stage))
    #expect(
      told.element(at: CGPoint(x: plain.midX, y: plain.midY), on: stage)?.identifier == "plain")
  }

  @Test func ofSeveralWithOneLabelOnlyTheFirstIsNamed() throws {
    let stage = stage()
    let second = stage.elements[1].frame
    #expect(told.element(at: CGPoint(x: second.midX, y: second.midY), on: stage) == nil)
  }
}
