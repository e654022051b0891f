import Testing

@testable import RecallUI
@testable import RecallUICore

/// A navigation view as code written before `NavigationStack` has it.
@Suite struct NavigationViewTests {
  private struct Program: View {
    var hasContent = false

    var body: some View {
      if hasContent {
        NavigationView {
          links("one", to: "two")
          links("two", to: "three")
          Text("nothing chosen")
        }
      } else {
        NavigationView {
          links("one", to: "chosen")
          Text("nothing chosen")
        }
      }
    }

    private func links(_ name: String, to next: String) -> some View {
      List(0..<3, id: \.self) { row in
        NavigationLink("\(name) \(row)") {
          Text("\(next) of \(row)").navigationTitle("title \(row)")
        }
      }
      .navigationTitle(name)
    }
  }

  private func stage<Content: View>(
    _ width: CGFloat, @ViewBuilder _ content: () -> Content
  ) -> Stage {
    Stage(size: CGSize(width: width, height: 500), content: content)
  }

  private func tap(_ name: String, on stage: Stage) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func aWideWindowShowsBothColumns() {
    let stage = stage(900) { Program() }
    #expect(stage.texts.contains("one 1") && stage.texts.contains("nothing chosen"))
    tap("one 1", on: stage)
    #expect(stage.texts.contains("one 1") && stage.texts.contains("chosen of 1"))
    #expect(!stage.texts.contains("nothing chosen"))
    tap("one 2", on: stage)
    #expect(stage.texts.contains("chosen of 2") && !stage.texts.contains("chosen of 1"))
  }

  @Test func aNarrowWindowShowsOneAfterTheOther() {
    let stage = stage(320) { Program() }
    #expect(stage.texts.contains("one 1") && !stage.texts.contains("nothing chosen"))
    tap("one 1", on: stage)
    #expect(stage.texts.contains("chosen of 1") && !stage.texts.contains("one 1"))
    tap("BackButton", on: stage)
    #expect(stage.texts.contains("one 1") && !stage.texts.contains("chosen of 1"))
  }

  @Test func threeViewsAreThreeColumns() {
    let stage = stage(1200) { Program(hasContent: true) }
    #expect(["one 1", "two 1", "nothing chosen"].allSatisfy(stage.texts.contains))
    tap("two 1", on: stage)
    #expect(["one 1", "two 1", "three of 1"].allSatisfy(stage.texts.contains))
  }

  @Test func aStackShowsTheFirstAlone() {
    for style in [0, 1] {
      let stage = stage(900) {
        if style == 0 {
          Program().navigationViewStyle(.stack)
        } else {
          Program().navigationViewStyle(StackNavigationViewStyle())
        }
      }
      #expect(stage.texts.contains("one 1") && !stage.texts.contains("nothing chosen"))
      tap("one 1", on: stage)
      #expect(stage.texts.contains("chosen of 1") && !stage.texts.contains("one 1"))
    }
  }

  @Test func columnsAreWhatItShowsByItself() {
    let stage = stage(900) { Program().navigationViewStyle(.columns).navigationViewStyle(.stack) }
    #expect(stage.texts.contains("nothing chosen"))
  }

  @Test func oneViewIsAStackInAWideWindow() {
    let stage = stage(900) {
      NavigationView { NavigationLink("go") { Text("there") } }
    }
    tap("go", on: stage)
    #expect(stage.texts.contains("there") && !stage.texts.contains("go"))
  }
}
