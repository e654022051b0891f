import RecallUI
import Testing

private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> String {
    try await Task.sleep(for: .seconds(1))
    return "sample"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

private struct Failing: PreviewModifier {
  struct Fault: Error {}

  static func makeSharedContext() async throws -> Int { throw Fault() }

  func body(content: Content, context: Int) -> some View { content }
}

@Suite struct PreviewModifierTests {
  private func stage(_ trait: PreviewTrait<_Preview.ViewTraits>) -> Stage {
    let preview = _Preview(traits: trait) { Text("shown") }
    return smallStage { preview.view }
  }

  @Test func aPreviewWaitsForWhatIsAroundIt() {
    let stage = stage(.modifier(Sample()))
    #expect(stage.texts == [])
    stage.advance(by: .seconds(2))
    #expect(stage.texts == ["sample", "shown"])
  }

  @Test func whatThrowsIsReported() {
    let stage = stage(.modifier(Failing()))
    stage.advance(by: .seconds(1))
    #expect(stage.texts == [])
    #expect("\(stage.issues)".contains("Fault"))
  }
}
