import RecallUI
import Testing

@Suite struct RootViewsTests {
  private struct Several: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  private struct Changing: View {
    @State private var isMore = true

    var body: some View {
      Button("toggle") { isMore.toggle() }
      if isMore { Text("more") }
    }
  }

  @Test func severalViewsStandOneBelowTheOther() throws {
    let stage = smallStage { Several() }
    let one = try #require(stage.element("one")?.frame)
    let two = try #require(stage.element("two")?.frame)
    #expect(two.minY == one.maxY + 8)
    #expect(one.midX == 100)
    #expect(one.minY == 200 - two.maxY)
  }

  @Test func viewsComeAndGo() throws {
    let stage = smallStage { Changing() }
    let first = stage.element("toggle")?.frame
    for _ in 0..<2 {
      stage.tap("toggle")
      #expect(stage.element("more") == nil)
      #expect(stage.element("toggle")?.frame.midY == 100)
      stage.tap("toggle")
      #expect(stage.element("toggle")?.frame == first)
      #expect(stage.element("more") != nil)
    }
  }

  fileprivate struct Presenting: View {
    enum Form: CaseIterable { case sheet, cover, popover }

    let form: Form
    @State private var isShown = true

    init(form: Form) {
      self.form = form
    }

    var body: some View {
      switch form {
      case .sheet: Color.clear.sheet(isPresented: $isShown) { Several() }
      case .cover: Color.clear.fullScreenCover(isPresented: $isShown) { Several() }
      case .popover: Color.clear.popover(isPresented: $isShown) { Several() }
      }
    }
  }

  @Test(arguments: Presenting.Form.allCases)
  fileprivate func whatIsPresentedStandsSoToo(form: Presenting.Form) throws {
    let stage = smallStage { Presenting(form: form) }
    let one = try #require(stage.element("one")?.frame)
    let two = try #require(stage.element("two")?.frame)
    #expect(two.minY == one.maxY + 8)
    #expect(one.midX == two.midX)
  }
}
