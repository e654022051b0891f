import RecallUI
import Testing

/// In which order views appear that come together.
@Suite struct AppearanceOrderTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func lines<Content: View>(of content: Content) -> [String] {
    _ = Stage(size: CGSize(width: 100, height: 100)) { content }
    return log.lines
  }

  private func text(_ name: String) -> some View {
    Text(name).onAppear { log.lines.append(name) }
  }

  @Test func whatStandsInsideAppearsFirst() {
    let order = lines(
      of: VStack {
        HStack {
          text("one")
          text("two")
        }
        .onAppear { log.lines.append("row") }
        text("three")
      }
      .onAppear { log.lines.append("column") })
    #expect(order == ["one", "two", "row", "three", "column"])
  }

  @Test(arguments: [true, false]) func whatStandsInAConditionAppearsAfterWhatIsAround(isFirst: Bool)
  {
    let order = lines(
      of: VStack {
        if isFirst { text("first") } else { text("second") }
        if let name = Optional("maybe") { text(name) }
        text("beside")
      }
      .onAppear { log.lines.append("column") })
    #expect(order == ["beside", "column", isFirst ? "first" : "second", "maybe"])
  }

  @Test func elementsAppearAfterWhatIsAround() {
    let order = lines(
      of: VStack {
        ForEach(0..<2) { number in
          if number == 1 { text("in \(number)") }
          text("\(number)")
        }
        AnyView(text("erased"))
      }
      .onAppear { log.lines.append("column") })
    #expect(order == ["column", "0", "in 1", "1", "erased"])
  }

  @Test func firstValuesAreToldInTheSameOrder() {
    let order = lines(
      of: VStack {
        if let inside = Optional("inside") {
          Text(inside).onChange(of: 1, initial: true) { log.lines.append(inside) }
        }
        Text("beside").onAppear { log.lines.append("beside") }
      }
      .onChange(of: 1, initial: true) { log.lines.append("column") })
    #expect(order == ["beside", "column", "inside"])
  }

  /// As in a field of a course that tells of a changed text when it is left: it takes its text over before
  /// it compares it.
  @Test func aFieldThatTellsOfChangesHasItsTextByThen() {
    struct Field: View {
      let text: String
      let tell: (String) -> Void
      @State private var draft = ""
      @State private var isEditing = false

      var body: some View {
        ZStack {
          TextField("name", text: $draft).opacity(isEditing ? 1 : 0)
          if !isEditing {
            Text(text).onAppear { if draft != text { tell(draft) } }
          }
        }
        .onAppear { draft = text }
      }
    }
    let order = lines(of: Field(text: "name") { log.lines.append("changed to \($0)") })
    #expect(order == [])
  }
}
