import Testing

@testable import RecallUI

@Suite struct GeometryReaderTests {
  @Test func aReaderTakesWhatItIsOfferedAndTellsItsContent() {
    let stage = smallStage {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        GeometryReader { geometry in
          Text("\(Int(geometry.size.width)) \(Int(geometry.size.height))")
        }
        .accessibilityIdentifier("reader")
      }
    }
    #expect(stage.place(of: "reader") == "0,50 200x150")
    #expect(stage.place(of: "200 150") == "0,50 71.4x20.4")
  }

  @Test func inAScrollViewAReaderIsTenPointsHigh() {
    let stage = smallStage {
      ScrollView { GeometryReader { Text("\(Int($0.size.height))") } }
    }
    #expect(stage.texts == ["10"])
  }

  private struct Host: View {
    @ObservedObject var model: Switchboard
    let register: Register

    var body: some View {
      GeometryReader { geometry in
        VStack {
          Text("\(model.name) \(register.number)")
          if geometry.size.width > 150 { Text("wide") }
        }
      }
    }
  }

  @Test func contentIsReadAgainWhenItsClosureOrWhatItReadsChanges() {
    let (model, register) = (Switchboard(), Register())
    let stage = smallStage { Host(model: model, register: register) }
    model.name = "b"
    #expect(stage.texts == ["b 0", "wide"])
    let paths = stage.evaluations {
      register.number = 3
      _ = stage.displayList
    }
    #expect(paths.isEmpty)
    #expect(stage.texts == ["b 3", "wide"])
  }

  @Test func contentIsReadAgainWhenTheSizeChanges() {
    let stage = smallStage { Host(model: Switchboard(), register: Register()) }
    stage.send(.resize(CGSize(width: 150, height: 100)))
    #expect(stage.texts == ["a 0"])
    stage.send(.resize(CGSize(width: 151, height: 100)))
    #expect(stage.texts == ["a 0", "wide"])
  }

  @Test func readersMayNest() {
    let stage = smallStage {
      GeometryReader { outer in
        HStack(spacing: 0) {
          ForEach(0..<2) { _ in
            GeometryReader { inner in
              Text("\(Int(outer.size.width)) \(Int(inner.size.width))")
            }
          }
        }
      }
    }
    #expect(stage.texts == ["200 100", "200 100"])
  }

  /// Its content's size leads to another size of its own.
  private struct Feedback: View {
    @State private var height: CGFloat = 10

    var body: some View {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.height))").onAppear { height = 70 }
      }
      .frame(height: height)
    }
  }

  @Test func aStateThatFollowsFromASizeSettles() {
    let stage = smallStage { Feedback() }
    #expect(stage.texts == ["70"])
    #expect(stage.issues.isEmpty)
  }
}
