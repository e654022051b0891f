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

  private struct Branch: View {
    let depth: Int

    var body: some View {
      if depth > 0 { Branch(depth: depth - 1).padding() } else { Text("leaf") }
    }
  }

  private struct Fork: View {
    let depth: Int

    @ViewBuilder var body: some View {
      if depth > 0 {
        Fork(depth: depth - 1)
        Fork(depth: depth - 1).modifier(Nested())
      } else {
        Text("leaf")
      }
    }
  }

  private struct Nested: ViewModifier {
    func body(content: Content) -> some View {
      content.overlay(Fork(depth: 0))
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

  @Test func aViewThatContainsItselfHasNoCount() {
    #expect(count { Branch(depth: 3) } == nil)
    #expect(count { Fork(depth: 3) } == nil)
  }

  @Test func aViewThatContainsItselfIsARow() {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      List {
        ForEach(0..<3) { Branch(depth: $0) }
        ForEach(0..<2) { Fork(depth: $0) }
      }
    }
    #expect(stage.texts == Array(repeating: "leaf", count: 3 + 1 + 3))
    #expect(stage.issues.isEmpty)
  }
}
