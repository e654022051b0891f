import RecallUI
import Testing

/// A condition's views lie in one value: those of any size are found in it, and none stays behind.
@Suite struct ConditionalContentTests {
  private final class Model: ObservableObject {
    @Published var isFirst = true
    @Published var count = 0
  }

  private struct Either<First: View, Second: View>: View {
    @ObservedObject var model: Model
    let first: (Int) -> First
    let second: (Int) -> Second

    var body: some View {
      if model.isFirst { first(model.count) } else { second(model.count) }
    }
  }

  /// As large as a closure, a text and numbers.
  private struct Large: View {
    let number: Int
    let others = (1.5, 2.5, "three", [4])
    let act: () -> Void = {}

    var body: some View { Text("large \(number)") }
  }

  private struct Counting: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      Button("counting \(number), \(taps)") { taps += 1 }
    }
  }

  private func check<First: View, Second: View>(
    _ first: @escaping (Int) -> First, _ second: @escaping (Int) -> Second,
    shows: (Bool, Int) -> [String]
  ) {
    let model = Model()
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Either(model: model, first: first, second: second)
    }
    for (count, isFirst) in [true, true, false, false, true, false, true].enumerated() {
      (model.isFirst, model.count) = (isFirst, count)
      stage.advance(by: .zero)
      let texts = stage.displayList.items.compactMap { item in
        if case .text(let text, _) = item.content { text.string } else { nil }
      }
      #expect(texts == shows(isFirst, count), "\(First.self), \(Second.self)")
    }
  }

  @Test func viewsOfAnySizesAreShownByTurns() {
    check(
      { Text("first \($0)") }, { Text("second \($0)") },
      shows: { ["\($0 ? "first" : "second") \($1)"] })
    check({ Large(number: $0) }, { _ in EmptyView() }, shows: { $0 ? ["large \($1)"] : [] })
    check({ _ in EmptyView() }, { Large(number: $0) }, shows: { $0 ? [] : ["large \($1)"] })
    check({ _ in EmptyView() }, { _ in EmptyView() }, shows: { _, _ in [] })
    check(
      { Text?.some(Text("some \($0)")) }, { Large(number: $0) },
      shows: { ["\($0 ? "some" : "large") \($1)"] })
    check(
      { AnyView(Text("any \($0)")) }, { $0 > 3 ? Text("text \($0)") : nil },
      shows: { $0 ? ["any \($1)"] : $1 > 3 ? ["text \($1)"] : [] })
  }

  @Test func stateOfABranchGoesWithIt() throws {
    let model = Model()
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Either(model: model) {
        Counting(number: $0)
      } second: {
        Counting(number: $0 + 100)
      }
    }
    stage.tap(at: CGPoint(x: 150, y: 50))
    #expect(stage.element("counting 0, 1") != nil)
    model.count = 1
    stage.advance(by: .zero)
    #expect(stage.element("counting 1, 1") != nil)
    model.isFirst = false
    stage.advance(by: .zero)
    #expect(stage.element("counting 101, 0") != nil)
    model.isFirst = true
    stage.advance(by: .zero)
    #expect(stage.element("counting 1, 0") != nil)
  }
}
