import RecallUI
import Testing

@Suite struct BoundListTests {
  fileprivate struct Item: Identifiable, Equatable {
    let id: Int
    var isDone = false
    var parts: [Item]?
  }

  /// Lists of bound data, in all the shapes that there are.
  fileprivate struct Page: View {
    enum Form: CaseIterable { case plain, named, one, many, oneNamed, manyNamed }

    let form: Form
    @State private var items = [Item(id: 0), Item(id: 1)]
    @State private var one: Int?
    @State private var many: Set<Int> = []

    init(form: Form) {
      self.form = form
    }

    var body: some View {
      VStack(spacing: 0) {
        Text(items.map { "\($0.isDone)" }.joined(separator: " "))
        switch form {
        case .plain: List($items) { $item in Toggle("row \(item.id)", isOn: $item.isDone) }
        case .named:
          List($items, id: \.id) { $item in Toggle("row \(item.id)", isOn: $item.isDone) }
        case .one: List($items, selection: $one) { $item in row($item) }
        case .many: List($items, selection: $many) { $item in row($item) }
        case .oneNamed: List($items, id: \.id, selection: $one) { $item in row($item) }
        case .manyNamed: List($items, id: \.id, selection: $many) { $item in row($item) }
        }
      }
    }

    private func row(_ item: Binding<Item>) -> some View {
      Toggle("row \(item.wrappedValue.id)", isOn: item.isDone)
    }
  }

  @Test(arguments: Page.Form.allCases)
  fileprivate func rowsAreBound(form: Page.Form) {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Page(form: form) }
    stage.tap("row 1")
    #expect(stage.texts.first == "false true")
    #expect(stage.issues.isEmpty)
  }

  @Test func aTreeGoesByWhatItsIdentifiersSay() {
    let tree = [Item(id: 0, parts: [Item(id: 1)]), Item(id: 2)]
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      List(tree, id: \.id, children: \.parts) { Text("row \($0.id)") }
    }
    #expect(stage.texts == ["row 0", "row 2"])
    stage.tap("row 0")
    #expect(stage.texts == ["row 0", "row 1", "row 2"])
  }

  @Test func aProminentBadgeHasAGround() {
    func pixels(_ prominence: BadgeProminence) -> String {
      let stage = Stage(size: CGSize(width: 300, height: 100)) {
        List { Text("row").badge(3).badgeProminence(prominence) }
      }
      return "\(stage.displayList)"
    }
    let looks = Set([BadgeProminence.decreased, .standard, .increased].map(pixels))
    #expect(looks.count == 3)
    let inherited = Stage(size: CGSize(width: 300, height: 100)) {
      List { Text("row").badge(3) }.badgeProminence(.increased)
    }
    #expect("\(inherited.displayList)" == pixels(.increased))
  }
}
