import RecallUI
import Testing

@Suite struct StageElementsTests {
  private struct Buttons: View {
    var body: some View {
      VStack(spacing: 0) {
        Button("one") {}.frame(height: 20).accessibilityIdentifier("one")
        Button("two") {}.frame(height: 20).disabled(true).accessibilityIdentifier("two")
        VStack { Button("three") {}.frame(height: 20).accessibilityIdentifier("three") }
          .disabled(true)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 30).accessibilityIdentifier("near")
            Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("half")
            Color.green.frame(width: 50, height: 30).accessibilityIdentifier("far")
          }
        }
        .frame(height: 40)
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 100)) { Buttons() }

  @Test(arguments: [("one", true), ("two", false), ("three", false)])
  func anElementIsEnabledUnlessItOrWhatIsAroundItIsDisabled(name: String, isEnabled: Bool) {
    #expect(stage.element(name)?.isEnabled == isEnabled)
  }

  @Test(arguments: [("near", true), ("half", true), ("far", false), ("none", false)])
  func anElementCanBeHitWhereNotAllOfItIsClipped(name: String, isHittable: Bool) {
    #expect(stage.isHittable(name) == isHittable)
  }

  @Test func anElementIsCalledAsItsPicture() throws {
    let picture = try #require(
      Picture(name: "dot", width: 1, height: 1, premultipliedPixels: [0xFFFF_FFFF]))
    let stage = Stage(size: CGSize(width: 300, height: 600)) {
      VStack {
        Image("dot", label: Text("a dot")).accessibilityIdentifier("picture")
        Text("words").padding().accessibilityIdentifier("text")
        Image("dot", label: Text("a dot")).accessibilityLabel("another")
          .accessibilityIdentifier("renamed")
        HStack { Text("inside") }.accessibilityIdentifier("stack")
      }
      .environment(\.pictures, ["dot": picture])
    }
    #expect(stage.element("picture")?.label == "a dot")
    #expect(stage.element("text")?.label == nil, "a text is an element of its own")
    #expect(stage.element("renamed")?.label == "another")
    #expect(stage.element("stack")?.label == nil)
  }

  /// Only what takes long to tell is left out.
  @Test func theIdentifiersAreThoseOfTheElements() {
    let stage = Stage(size: CGSize(width: 300, height: 600)) {
      VStack {
        Buttons()
        Button("named") {}.accessibilityLabel("label").accessibilityIdentifier("button")
        HStack {
          Text("a").accessibilityIdentifier("a")
          Text("b").accessibilityIdentifier("b")
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("contained")
        HStack { Text("c").accessibilityIdentifier("c") }
          .accessibilityElement(children: .combine).accessibilityIdentifier("combined")
        HStack { Text("d").accessibilityIdentifier("d") }
          .accessibilityElement(children: .ignore).accessibilityIdentifier("ignored")
        Text("e").accessibilityIdentifier("e").accessibilityHidden(true)
        Text("f").accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
        Text("g").accessibilityIdentifier("g").hidden()
      }
    }
    #expect(stage.elementIdentifiers == stage.elements.compactMap(\.identifier))
    #expect(stage.elementIdentifiers.count > 8)
  }

  @Test func whatIsCoveredCannotBeHit() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 50, height: 30).accessibilityIdentifier("below")
        .overlay { Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("above") }
    }
    #expect(stage.isHittable("above"))
    #expect(!stage.isHittable("below"))
  }
}
