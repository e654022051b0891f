import Testing

@testable import RecallUI
@testable import RecallUICore

#Preview { Text("plain") }

#Preview("named", traits: .fixedLayout(width: 30, height: 20), .portrait) {
  @Previewable @State var text = "state"
  let end = "!"
  Text(text + end)
}

@Suite struct PreviewTests {
  private typealias Trait = PreviewTrait<_Preview.ViewTraits>

  @Test func aPreviewShowsItsViews() {
    let preview = _Preview("a") { Text("b") }
    let stage = Stage(size: preview.size ?? .zero) { preview.view }
    #expect(preview.name == "a")
    #expect(stage.elements.map(\.label) == ["b"])
    #expect(stage.size == CGSize(width: 393, height: 852))
  }

  @Test func traitsSayHowLargeItIs() {
    func size(_ trait: Trait, _ other: Trait = .defaultLayout) -> CGSize? {
      _Preview(traits: trait, other) { Text("") }.size
    }
    #expect(size(.portrait) == CGSize(width: 393, height: 852))
    #expect(size(.landscapeLeft) == CGSize(width: 852, height: 393))
    #expect(size(.landscapeRight, .portraitUpsideDown) == CGSize(width: 393, height: 852))
    #expect(size(.sizeThatFitsLayout) == nil)
    #expect(size(.fixedLayout(width: 3, height: 4), .landscapeLeft) == CGSize(width: 3, height: 4))
  }
}
