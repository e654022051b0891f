import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ElementIndexTests {
  private struct Cards: View {
    @State private var names = ["a", "b", "c"]
    @State private var isHidden = false

    var body: some View {
      VStack(spacing: 0) {
        ForEach(names.indices, id: \.self) { index in
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier(names[index])
        }
        .opacity(1)
        Group {
          if isHidden {
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("last").hidden()
          } else {
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("last")
          }
        }
        Button("rename") { names = ["b", "b", "x"] }.accessibilityIdentifier("rename")
        Button("hide") { isHidden = true }.accessibilityIdentifier("hide")
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
  }

  private func tap(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.frame(ofElement: name))
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func anElementIsFoundByItsIdentifierAsItIsNow() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Cards() }
    #expect(stage.frame(ofElement: "a")?.minY == 0)
    #expect(stage.frame(ofElement: "c")?.minY == 20)
    try tap("rename", on: stage)
    #expect(stage.frame(ofElement: "a") == nil)
    #expect(stage.frame(ofElement: "c") == nil)
    #expect(stage.frame(ofElement: "x")?.minY == 20)
  }

  @Test func ofSeveralElementsWithAnIdentifierTheFirstInTheTreeIsFound() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Cards() }
    try tap("rename", on: stage)
    #expect(stage.frame(ofElement: "b")?.minY == 0)
    #expect(stage.element("b")?.frame.minY == 0)
  }

  @Test func whatIsHiddenIsNotFound() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Cards() }
    #expect(stage.frame(ofElement: "last") != nil)
    try tap("hide", on: stage)
    #expect(stage.frame(ofElement: "last") == nil)
  }

  @Test func whatFitsNotIsNotFoundAndWhatHasLeftIsNot() {
    struct Fitting: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 200, height: 10).accessibilityIdentifier("wide")
          Color.red.frame(width: 50, height: 10).accessibilityIdentifier("narrow")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Fitting() }
    #expect(stage.frame(ofElement: "wide") == nil)
    #expect(stage.frame(ofElement: "narrow") != nil)
    stage.send(.resize(CGSize(width: 300, height: 100)))
    #expect(stage.frame(ofElement: "wide") != nil)
    #expect(stage.frame(ofElement: "narrow") == nil)
  }

  /// The index agrees with a walk through the whole tree.
  @Test func eachElementOfTheTreeIsFoundWhereItStands() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Cards() }
    for name in ["rename", "hide"] {
      try tap(name, on: stage)
      for element in stage.elements {
        guard let identifier = element.identifier else { continue }
        let first = stage.elements.first { $0.identifier == identifier }
        #expect(stage.frame(ofElement: identifier) == first?.frame)
        #expect(stage.element(identifier) == first)
      }
    }
  }
}
