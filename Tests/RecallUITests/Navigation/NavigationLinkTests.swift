import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Mixed: View {
  @State var path = NavigationPath()
  @State var isShown = false
  @State var item: String?
  @State var isSheetShown = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("number", value: 1)
        NavigationLink("unknown", value: 1.5)
        NavigationLink("view") { Inner() }
        NavigationLink("nothing", value: Int?.none)
        Button("show") { isShown = true }
        Button("item") { item = "a" }
        Button("sheet") { isSheetShown = true }
      }
      .navigationTitle("root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("number is \(number)")
          NavigationLink("next", value: number + 1)
          NavigationLink("view") { Inner() }
        }
      }
      .navigationDestination(isPresented: $isShown) { Inner() }
      .navigationDestination(item: $item) { item in
        Button("item \(item)") { self.item = item + "a" }
      }
      .sheet(isPresented: $isSheetShown) {
        NavigationStack { Inner().navigationTitle("in a sheet") }
      }
    }
  }
}

private struct Inner: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("taps \(taps)") { taps += 1 }
      Button("dismiss") { dismiss() }
      Button("old dismiss") { mode.wrappedValue.dismiss() }
      NavigationLink("five", value: 5)
    }
  }
}

@Suite struct NavigationLinkTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480)) { Mixed() }

  private func press(_ name: String) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private var count: Int {
    stage.boxes.compactMap { ($0 as? ScreenStackBox)?.node.children.count }.first ?? 0
  }

  @Test(arguments: ["dismiss", "old dismiss", "BackButton"])
  func aViewIsShownWithoutAValueInThePath(way: String) {
    press("view")
    #expect(stage.texts.contains("taps 0"))
    #expect(stage.snapshot["Mixed.path"]?.contains("1") != true)
    press(way)
    #expect(stage.texts.contains("unknown"))
    #expect(count == 1)
  }

  @Test func valuesGoOnAboveAView() {
    press("number")
    press("view")
    press("taps 0")
    press("five")
    #expect(stage.texts.contains("number is 5"))
    #expect(count == 4)
    press("BackButton")
    #expect(stage.texts.contains("taps 1"))
    stage.type("escape")
    #expect(stage.texts.contains("number is 1"))
  }

  @Test func bindingsShowScreensAndAreSetWhenTheseAreLeft() {
    press("show")
    #expect(stage.snapshot["Mixed.isShown"] == "true")
    press("BackButton")
    #expect(stage.snapshot["Mixed.isShown"] == "false")
    press("item")
    press("item a")
    #expect(stage.texts.contains("item aa"))
    #expect(count == 2)
    press("BackButton")
    #expect(stage.snapshot["Mixed.item"] == "nil")
  }

  @Test func aValueWithoutADestinationIsReportedAndAWarningShown() {
    press("unknown")
    #expect(stage.element("Missing destination") != nil)
    #expect("\(stage.issues)".contains("Double"))
    #expect(stage.issues.count == 1)
    press("BackButton")
    #expect(stage.texts.contains("unknown"))
  }

  @Test func aLinkToNothingOrWithoutAStackIsNotPressed() {
    press("nothing")
    #expect(count == 1)
    let stage = smallStage { NavigationLink("lost", value: 1) }
    stage.tap("lost")
    #expect(stage.issues.isEmpty)
  }

  @Test func escapeInASheetGoesBackBeforeItClosesTheSheet() {
    press("sheet")
    #expect(stage.texts.contains("in a sheet"))
    press("dismiss")
    #expect(!stage.texts.contains("in a sheet"))
    press("sheet")
    press("five")
    stage.type("escape")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("in a sheet"))
    stage.type("escape")
    stage.advance(by: .seconds(1))
    #expect(!stage.texts.contains("in a sheet"))
  }

  @Test func screensThatShowThemselvesForEverAreGivenUp() {
    struct Endless: View {
      var body: some View {
        Text("again").navigationDestination(isPresented: .constant(true)) { Endless() }
      }
    }
    let stage = smallStage { NavigationStack { Endless() } }
    #expect(!stage.issues.isEmpty)
  }

  @Test func morePathThanAnybodyGoesBackThroughIsReported() {
    struct Long: View {
      @State var path = Array(0..<300)

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let stage = smallStage { Long() }
    #expect(stage.texts.contains("number \(Navigator.most - 2)"))
    #expect(stage.issues.count == 1)
    stage.type("escape")
    #expect(stage.texts.contains("number \(Navigator.most - 3)"))
  }

  /// Links in the destinations of links, as they are written in one go.
  private struct Nested: View {
    var body: some View {
      NavigationStack {
        NavigationLink("first") {
          List {
            NavigationLink("second") {
              Form {
                NavigationLink {
                  Text("the end").padding().navigationTitle("Third")
                    .sheet(isPresented: .constant(false)) { Text("a sheet") }
                } label: {
                  Label("third", systemImage: "star")
                }
                Slider(value: Binding(get: { 0.5 }, set: { _ in }))
              }
              .navigationTitle("Second")
            }
          }
          .navigationTitle("First")
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test func linksInDestinationsOfLinksLeadThereAndBack() {
    let stage = Stage(size: CGSize(width: 400, height: 600)) { Nested() }
    for title in ["first", "second", "third"] {
      stage.tap(title)
      stage.advance(by: .seconds(1))
    }
    #expect(stage.issues.isEmpty && stage.texts.contains("the end"))
    for title in ["third", "second", "first"] {
      stage.type("escape")
      stage.advance(by: .seconds(1))
      #expect(stage.texts.contains(title) && stage.issues.isEmpty)
    }
  }

  private struct Meeting: Identifiable {
    let id: Int
    var notes: [String] = []
  }

  private final class Meetings: ObservableObject {
    @Published var all = [Meeting(id: 1), Meeting(id: 2)]
  }

  /// A binding made of closures, handed on by a link to a link: it is never known to be the same.
  private struct Handing: View {
    @StateObject private var meetings = Meetings()

    var body: some View {
      NavigationStack {
        List($meetings.all) { $meeting in
          NavigationLink("meeting \(meeting.id)") { Detail(meeting: $meeting) }
        }
      }
    }

    struct Detail: View {
      @Binding var meeting: Meeting

      var body: some View {
        List {
          NavigationLink("begin") { Page(meeting: $meeting) }
          ForEach(meeting.notes, id: \.self) { Text($0) }
        }
        .navigationTitle("details")
      }
    }

    struct Page: View {
      @Binding var meeting: Meeting
      @State private var hasBegun = false

      var body: some View {
        Text(hasBegun ? "going on" : "not yet")
          .onAppear { hasBegun = true }
          .onDisappear { meeting.notes.append("noted") }
      }
    }
  }

  @Test func aBindingOfClosuresCanBeHandedOnByLinksOfLinks() {
    let stage = Stage(size: CGSize(width: 400, height: 600)) { Handing() }
    for title in ["meeting 1", "begin"] {
      stage.tap(title)
      stage.advance(by: .seconds(1))
    }
    #expect(stage.issues.isEmpty && stage.texts.contains("going on"))
    stage.type("escape")
    stage.advance(by: .seconds(1))
    #expect(stage.issues.isEmpty && stage.texts.contains("noted"))
    stage.tap("begin")
    stage.advance(by: .seconds(1))
    #expect(stage.issues.isEmpty && stage.texts.contains("going on"))
  }
}
