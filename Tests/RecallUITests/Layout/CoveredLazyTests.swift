import RecallUI
import Testing

/// What changes in lazy containers while nobody sees them.
@Suite struct CoveredLazyTests {
  final class Model: ObservableObject {
    @Published var items = [1, 2, 3]
    @Published var path: [Int] = []
    @Published var isWide = false
  }

  enum Form {
    case grid, stack, list
  }

  private struct Items: View {
    let form: Form
    let items: [Int]

    var body: some View {
      let rows = ForEach(items, id: \.self) { Text("item \($0)") }
      switch form {
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case .stack: ScrollView { LazyVStack { rows } }
      case .list: List { rows }
      }
    }
  }

  private struct Screens: View {
    @ObservedObject var model: Model
    let form: Form

    var body: some View {
      NavigationStack(path: $model.path) {
        Items(form: form, items: model.items)
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  private struct Fitting: View {
    @ObservedObject var model: Model
    let form: Form

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Items(form: form, items: model.items).frame(width: model.isWide ? 5_000 : 50)
        Text("narrow")
      }
    }
  }

  private let model = Model()

  private func change(_ isAnimated: Bool, _ body: () -> Void) {
    if isAnimated { withAnimation { body() } } else { body() }
  }

  @Test(arguments: [Form.grid, .stack, .list], [false, true])
  func aCoveredScreenShowsWhatItHasWhenItIsSeenAgain(form: Form, isAnimated: Bool) {
    let stage = smallStage { Screens(model: model, form: form) }
    change(isAnimated) { model.path = [1] }
    stage.advance(by: .seconds(2))
    for items in [[], [1, 7], [7, 8, 1]] {
      change(isAnimated) { model.items = items }
      stage.advance(by: .seconds(2))
    }
    change(isAnimated) { model.path = [] }
    stage.advance(by: .seconds(2))
    #expect(stage.texts.filter { $0.hasPrefix("item") } == ["item 7", "item 8", "item 1"])
  }

  @Test(arguments: [Form.grid, .stack, .list], [false, true])
  func whatFitsAgainShowsWhatItHas(form: Form, isAnimated: Bool) {
    let stage = smallStage { Fitting(model: model, form: form) }
    change(isAnimated) { model.isWide = true }
    stage.advance(by: .seconds(2))
    #expect(stage.texts == ["narrow"])
    change(isAnimated) { model.items = [7, 1] }
    stage.advance(by: .seconds(2))
    change(isAnimated) { model.isWide = false }
    stage.advance(by: .seconds(2))
    #expect(stage.texts == ["item 7", "item 1"])
  }
}
