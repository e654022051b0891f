import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

private final class Route {
  var path: [Int] = []
}

private struct Trail: View {
  @State var path: [Int]
  @State var isSheetShown = false
  let route: Route

  var body: some View {
    NavigationStack(path: $path) {
      Stop(number: 0, path: $path, isSheetShown: $isSheetShown)
        .navigationTitle("start")
        .navigationDestination(for: Int.self) { number in
          Stop(number: number, path: $path, isSheetShown: $isSheetShown)
            .navigationTitle("stop \(number)")
            .navigationBarTitleDisplayMode(number.isMultiple(of: 2) ? .inline : .large)
            .toolbar { Button("bar") { path.append(number) } }
        }
    }
    .sheet(isPresented: $isSheetShown) { Text("sheet") }
    .onChange(of: path) { _, new in route.path = new }
  }
}

private struct Stop: View {
  let number: Int
  @Binding var path: [Int]
  @Binding var isSheetShown: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      NavigationLink("on", value: number + 1)
      Button("two on") { path += [number + 1, number + 2] }
      Button("other") { path = path.dropLast() + [number + 10] }
      Button("front") { path = Array(path.dropFirst()) }
      Button("start over") { path = [] }
      Button("dismiss") { if !path.isEmpty { dismiss() } }
      Button("sheet") { isSheetShown = true }
    }
  }
}

@Suite struct NavigationLawTests {
  private static let size = CGSize(width: 320, height: 480)

  private func swipe(_ stage: Stage, to end: CGFloat) {
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 4, y: 440))))
    for step in 1...5 {
      stage.advance(by: .milliseconds(10))
      let x = 4 + (end - 4) * CGFloat(step) / 5
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: x, y: 440))))
    }
    stage.advance(by: .milliseconds(200))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: end, y: 440))))
  }

  private func act(_ stage: Stage, _ chance: inout Chance) {
    switch chance.number(below: 12) {
    case 0: stage.type("escape")
    case 1: stage.type("left", .option)
    case 2: swipe(stage, to: 300)
    case 3: swipe(stage, to: 90)
    case 4: if stage.element("BackButton") != nil { stage.tap("BackButton") }
    case 5: if stage.element("bar") != nil { stage.tap("bar") }
    case 6: stage.tap("on")
    case 7: stage.tap("two on")
    case 8: stage.tap("other")
    case 9: stage.tap("front")
    case 10: stage.tap(chance.oneIn(3) ? "start over" : "dismiss")
    default:
      stage.tap("sheet")
      stage.advance(by: .milliseconds(chance.number(below: 500)))
      stage.type("escape")
    }
    // Sometimes in the middle of what moves.
    stage.advance(by: .milliseconds(chance.number(below: 600)))
    if chance.oneIn(3) { _ = stage.displayList }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func whatIsShownIsWhatThePathSays(seed: UInt64) {
    var chance = Chance(seed: seed)
    let route = Route()
    let stage = Stage(size: Self.size) { Trail(path: [], route: route) }
    for _ in 0..<60 {
      act(stage, &chance)
      let new = Stage(size: Self.size) { Trail(path: route.path, route: Route()) }
      #expect(stage.outline == new.outline)
      #expect(stage.graph.layers.coveredScreens == route.path.count)
      #expect(stage.issues.isEmpty)
    }
    stage.advance(by: .seconds(2))
    let new = Stage(size: Self.size) { Trail(path: route.path, route: Route()) }
    stage.send(.focus(.lost))
    new.send(.focus(.lost))
    #expect(stage.displayList == new.displayList)
  }

  @Test func aChangeOnTopEvaluatesNothingBehind() {
    struct Top: View {
      @State var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Behind: View {
      var body: some View {
        VStack {
          NavigationLink("top") { Top() }
          ForEach(0..<15) { Text("line \($0)").frame(height: 5) }
        }
      }
    }
    let stage = Stage(size: Self.size) { NavigationStack { Behind() } }
    let push = stage.evaluations { stage.tap("top") }
    #expect(!push.contains { $0.hasSuffix("Behind") })
    let change = stage.evaluations { stage.tap("count 0") }
    #expect(change.allSatisfy { $0.contains("Top") })
    let pop = stage.evaluations { stage.type("escape") }
    #expect(!pop.contains { $0.hasSuffix("Behind") })
  }
}
