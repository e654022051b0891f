import RecallUI
import Testing

/// The words that views tell, in their order.
private struct Words: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct Longest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// What a view heard, call by call.
private final class Log {
  var heard: [[String]] = []
}

private final class Model: ObservableObject {
  @Published var words = ["a", "b"]
  @Published var isLoud = false
}

@Suite struct PreferenceTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 200), content: content)
  }

  private func word(_ word: String) -> some View {
    Color.red.preference(key: Words.self, value: [word])
  }

  private func heard<Content: View>(in content: Content) -> [[String]] {
    let log = Log()
    _ = stage { content.onPreferenceChange(Words.self) { log.heard.append($0) } }
    return log.heard
  }

  @Test func valuesAreCombinedInTheOrderOfTheViews() {
    let content = VStack {
      word("one")
      HStack {
        word("two")
        Color.blue
        word("three")
      }
      .padding()
      word("four").background(word("five")).overlay { word("six") }
    }
    #expect(heard(in: content) == [["one", "two", "three", "four", "five", "six"]])
  }

  @Test func withoutAnyItIsTheDefaultValue() {
    #expect(heard(in: Color.red) == [[]])
  }

  @Test func aValueStandsForWhatIsToldInside() {
    let content = HStack { word("inside") }.preference(key: Words.self, value: ["outside"])
    #expect(heard(in: content) == [["outside"]])
  }

  @Test func aTransformChangesWhatIsToldInside() {
    let content = HStack {
      word("a")
      word("b")
    }
    .transformPreference(Words.self) { $0 = $0.reversed() + ["!"] }
    #expect(heard(in: content) == [["b", "a", "!"]])
    #expect(
      heard(in: Color.red.transformPreference(Words.self) { $0.append("alone") }) == [["alone"]])
  }

  @Test func keysDoNotMix() {
    let content = word("a").preference(key: Longest.self, value: 3)
    #expect(heard(in: content) == [["a"]])
  }

  @Test func everyReaderAroundHears() {
    let inner = Log()
    let outer = Log()
    _ = stage {
      HStack {
        word("a").onPreferenceChange(Words.self) { inner.heard.append($0) }
        word("b")
      }
      .onPreferenceChange(Words.self) { outer.heard.append($0) }
    }
    #expect(inner.heard == [["a"]])
    #expect(outer.heard == [["a", "b"]])
  }

  // MARK: Changes

  private struct Speaker: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        ForEach(model.words, id: \.self) { word in
          Color.red.preference(key: Words.self, value: [model.isLoud ? word.uppercased() : word])
        }
      }
    }
  }

  /// What is heard after the first time.
  private func heard(after change: (Model) -> Void) -> [[String]] {
    let model = Model()
    let log = Log()
    let stage = stage {
      Speaker(model: model).onPreferenceChange(Words.self) { log.heard.append($0) }
    }
    change(model)
    _ = stage.displayList
    return Array(log.heard.dropFirst())
  }

  @Test func aChangeIsHeardOnce() {
    #expect(heard { $0.isLoud = true } == [["A", "B"]])
    #expect(heard { $0.words.append("c") } == [["a", "b", "c"]])
    #expect(heard { $0.words.removeFirst() } == [["b"]])
    #expect(heard { $0.words = [] } == [[]])
    #expect(heard { $0.words.reverse() } == [["b", "a"]])
  }

  @Test func whatStaysTheSameIsNotHeard() {
    #expect(heard { $0.words = ["a", "b"] } == [])
  }

  @Test func stateThatIsSetFromAPreferenceSettles() {
    /// Makes all labels as wide as the widest.
    struct EqualWidths: View {
      @State private var width: CGFloat?

      var body: some View {
        VStack(alignment: .leading) {
          label("short")
          label("much longer")
        }
        .onPreferenceChange(Longest.self) { width = $0 }
      }

      private func label(_ text: String) -> some View {
        Text(text)
          .background {
            GeometryReader { Color.clear.preference(key: Longest.self, value: $0.size.width) }
          }
          .frame(width: width)
          .accessibilityIdentifier(text)
      }
    }
    let stage = stage { EqualWidths() }
    #expect(stage.issues.isEmpty)
    let widths = ["short", "much longer"].map { stage.element($0)?.frame.width }
    // 11 letters of 0.6 times 17 points.
    #expect(widths.allSatisfy { abs(($0 ?? 0) - 112.2) < 0.001 })
  }

  @Test func elementsThatComeAndGoInALazyGridAreHeard() {
    let log = Log()
    let stage = stage {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 0) {
          ForEach(0..<20) { number in
            Color.red.frame(height: 100).preference(key: Words.self, value: ["\(number)"])
          }
        }
      }
      .onPreferenceChange(Words.self) { log.heard.append($0) }
    }
    #expect(log.heard.last == ["0", "1"])
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -300))))
    #expect(log.heard.last == ["3", "4"])
  }

  @Test func eachViewOfAGroupHasALayerMadeOfWhatItTells() {
    let model = Model()
    struct Column: View {
      @ObservedObject var model: Model

      var body: some View {
        VStack(spacing: 0) {
          ForEach(model.words, id: \.self) { word in
            Color.red.preference(
              key: Words.self, value: model.isLoud ? [word, "!"] : [word])
          }
          .overlayPreferenceValue(Words.self) { Text($0.joined()) }
        }
      }
    }
    let stage = stage { Column(model: model) }
    func texts() -> [String] {
      stage.elements.map { "\($0.label ?? "") \(Int($0.frame.midY))" }
    }
    #expect(texts() == ["a 50", "b 150"])

    model.words = ["c", "a", "b", "d"]
    #expect(texts() == ["c 25", "a 75", "b 125", "d 175"])

    model.isLoud = true
    #expect(texts() == ["c! 25", "a! 75", "b! 125", "d! 175"])
  }

  @Test func behindNoViewThereIsNoLayer() {
    let stage = stage {
      VStack {
        Color.red.frame(height: 20)
        EmptyView().backgroundPreferenceValue(Words.self) { _ in Text("nothing") }
      }
      .accessibilityIdentifier("all")
    }
    #expect(stage.elements.map(\.identifier) == ["all"])
    #expect(stage.element("all")?.frame.height == 20)
  }
}
