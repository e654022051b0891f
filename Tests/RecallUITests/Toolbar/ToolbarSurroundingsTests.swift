import Observation
import RecallUI
import Testing

private final class Store: ObservableObject {
  @Published var count = 3
}

@Observable private final class Shelf {
  var books = 1
}

private struct MarkKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct Item: View {
  @EnvironmentObject private var store: Store
  @Environment(Shelf.self) private var shelf
  @Environment(\.mark) private var mark

  var body: some View {
    Button("\(store.count) \(shelf.books) \(mark)") {
      store.count += 1
      shelf.books += 1
    }
    .accessibilityIdentifier("item")
  }
}

private struct Editable: View {
  @State private var editMode = EditMode.inactive
  let isOld: Bool

  var body: some View {
    NavigationStack {
      List {
        ForEach([1, 2], id: \.self) { Text(editMode.isEditing ? "edited \($0)" : "row \($0)") }
          .onDelete { _ in }
      }
      .edited(isOld)
      .environment(\.editMode, $editMode)
    }
  }
}

extension View {
  @ViewBuilder fileprivate func edited(_ isOld: Bool) -> some View {
    if isOld {
      navigationBarItems(leading: Text("lead"), trailing: EditButton())
    } else {
      toolbar { EditButton() }
    }
  }
}

@Suite struct ToolbarSurroundingsTests {
  private struct Screen: View {
    @StateObject private var store = Store()
    @State private var shelf = Shelf()
    @State private var mark = "first"

    var body: some View {
      NavigationStack {
        VStack {
          Text("content")
          Button("mark") { mark += "!" }
        }
        .toolbar { Item() }
        .environmentObject(store)
        .environment(shelf)
        .environment(\.mark, mark)
      }
    }
  }

  private func tap(_ name: String, on stage: Stage) {
    guard let frame = stage.element(name)?.frame else {
      Issue.record("there is no \(name)")
      return
    }
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func itemsOfABarInheritWhatIsSetAroundTheirView() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Screen() }
    #expect(stage.issues.isEmpty)
    #expect(stage.texts.contains("3 1 first"))
    tap("item", on: stage)
    #expect(stage.texts.contains("4 2 first"))
    tap("mark", on: stage)
    #expect(stage.texts.contains("4 2 first!"))
  }

  @Test(arguments: [false, true])
  func aButtonInABarEditsByTheModeThatIsSetAroundIt(isOld: Bool) {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Editable(isOld: isOld) }
    #expect(stage.texts.contains("row 1"))
    tap("Edit", on: stage)
    #expect(stage.texts.contains("edited 1"))
    tap("Done", on: stage)
    #expect(stage.texts.contains("row 1"))
  }

  @Test func whatIsSetAroundTheScreenIsInheritedOnce() {
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      NavigationStack { Text("content").toolbar { Item() }.environment(\.mark, "inner") }
        .environment(\.mark, "outer")
        .environmentObject(Store())
        .environment(Shelf())
    }
    #expect(stage.texts.contains("3 1 inner"))
  }
}
