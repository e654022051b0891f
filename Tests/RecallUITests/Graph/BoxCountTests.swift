import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct BoxCountTests {
  private struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      content.padding().background(Color.red)
    }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  private struct Pair: View {
    let isFirst: Bool

    var body: some View {
      Text("a")
      if isFirst { Text("b") } else { Color.red }
    }
  }

  private struct Maybe: View {
    let isThere: Bool

    var body: some View {
      if isThere { Text("a") }
    }
  }

  private func count<Content: View>(@ViewBuilder _ content: () -> Content) -> Int? {
    func boxes(_: Content) -> Int? { BoxCount().boxes(of: Content.self) }
    return boxes(content())
  }

  @Test func theTypeTellsHowManyBoxesThereAre() {
    #expect(count { Text("a") } == 1)
    #expect(count { EmptyView() } == 0)
    #expect(count { VStack { Text("a") } } == 1)
    #expect(count { Pair(isFirst: true) } == 2)
    #expect(count { Pair(isFirst: true).padding().font(.title) } == 2)
    #expect(count { Group { Text("a") }.modifier(Framed()) } == 1)
    #expect(count { Pair(isFirst: false).modifier(Twice()) } == 4)
    #expect(count { GeometryReader { _ in Text("a") } } == 1)
  }

  @Test func whereValuesDecideTheTypeDoesNotTell() {
    #expect(count { Maybe(isThere: true) } == nil)
    #expect(count { AnyView(Text("a")) } == nil)
    #expect(count { ForEach(0..<2) { Text("\($0)") } } == nil)
  }
}
