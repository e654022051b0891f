import RecallUI
import Testing

private struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

private struct Rects: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private final class Log {
  var lines: [String] = []

  func take(_ new: [String]) {
    lines = new
  }
}

private final class Model: ObservableObject {
  @Published var number = 1
  @Published var count = 3
}

/// What modifiers that add no box do where they stand around several views.
@Suite struct EachViewNodeTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 200), content: content)
  }

  private func change(_ stage: Stage, _ body: () -> Void) {
    body()
    _ = stage.displayList
  }

  private struct Numbers<Modified: View>: View {
    @ObservedObject var model: Model
    let modified: (ForEach<Range<Int>, Int, Color>, Model) -> Modified

    var body: some View {
      VStack { modified(ForEach(0..<model.count, id: \.self) { _ in Color.red }, model) }
    }
  }

  @Test func aChangeIsToldOnceHoweverManyViewsThereAre() {
    let (log, model) = (Log(), Model())
    let stage = stage {
      Numbers(model: model) { views, model in
        views.onChange(of: model.number) { log.lines.append("\($0) \($1)") }
      }
    }
    change(stage) { model.number = 2 }
    #expect(log.lines == ["1 2"])

    log.lines = []
    change(stage) {
      model.number = 3
      model.count = 5
    }
    #expect(log.lines == ["2 3"])

    log.lines = []
    change(stage) {
      model.number = 4
      model.count = 0
    }
    #expect(log.lines == ["3 4"])
  }

  @Test func theFirstValueIsToldOnceWhenTheFirstViewComes() {
    let (log, model) = (Log(), Model())
    model.count = 0
    let stage = stage {
      Numbers(model: model) { views, model in
        views.onChange(of: model.number, initial: true) { log.lines.append("\($0) \($1)") }
      }
    }
    #expect(log.lines.isEmpty)

    change(stage) { model.count = 3 }
    #expect(log.lines == ["1 1"])

    change(stage) { model.count = 4 }
    #expect(log.lines == ["1 1"])
  }

  @Test func aConditionIsOneViewWhicheverBranchIsThere() {
    let (log, model) = (Log(), Model())
    let stage = stage {
      Numbers(model: model) { _, model in
        Group { if model.number == 1 { Color.red } else { Text("2") } }
          .onChange(of: model.number, initial: true) { log.lines.append("\($0) \($1)") }
      }
    }
    change(stage) { model.number = 2 }
    #expect(log.lines == ["1 1", "1 2"])
  }

  @Test func aPublisherIsHeardOnceWhileThereIsAView() {
    let (log, model) = (Log(), Model())
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let stage = stage {
      Numbers(model: model) { views, _ in
        views.onReceive(timer) { _ in log.lines.append("tick") }
      }
    }
    stage.advance(by: .seconds(1))
    #expect(log.lines.count == 1)

    change(stage) { model.count = 1 }
    stage.advance(by: .seconds(1))
    #expect(log.lines.count == 2)

    change(stage) { model.count = 0 }
    stage.advance(by: .seconds(5))
    #expect(log.lines.count == 2)

    change(stage) { model.count = 2 }
    stage.advance(by: .seconds(1))
    #expect(log.lines.count == 3)
  }

  @Test func aPreferenceIsToldForEachView() {
    let (log, model) = (Log(), Model())
    let stage = stage {
      VStack {
        Numbers(model: model) { views, _ in views.preference(key: Sum.self, value: 2) }
      }
      .onPreferenceChange(Sum.self) { log.lines.append("\($0)") }
    }
    #expect(log.lines == ["6"])
    change(stage) { model.count = 4 }
    #expect(log.lines == ["6", "8"])
  }

  @Test func whatEachViewTellsIsTransformedByItself() {
    let log = Log()
    _ = stage {
      VStack {
        Group {
          Color.red.preference(key: Sum.self, value: 1)
          Group { Color.blue }.preference(key: Sum.self, value: 2)
          Color.green
        }
        .preference(key: Longest.self, value: 0)
        .transformPreference(Sum.self) { $0 = $0 * 10 + 1 }
      }
      .onPreferenceChange(Sum.self) { log.lines.append("\($0)") }
    }
    #expect(log.lines == ["33"])
  }

  private struct Longest: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  @Test func aTransformSeesWhatAPreferenceOfTheSameViewsTells() {
    let log = Log()
    _ = stage {
      VStack {
        Group {
          Color.red
          Color.green
        }
        .preference(key: Sum.self, value: 5)
        .transformPreference(Sum.self) { $0 += 1 }
      }
      .onPreferenceChange(Sum.self) { log.lines.append("\($0)") }
    }
    #expect(log.lines == ["12"])
  }

  @Test func eachViewHasAnAnchorOfItsOwn() {
    let log = Log()
    _ = stage {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 20, height: 10).padding(5)
        }
        .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = log.take(anchors.map { "\(proxy[$0].width)" })
          Color.clear
        }
      }
    }
    #expect(log.lines == ["10.0", "30.0"])
  }

  @Test func whatIsToldInsideOfEachViewIsHeardByItself() {
    let log = Log()
    _ = stage {
      VStack {
        Group {
          Color.red.preference(key: Sum.self, value: 1)
          Color.green.preference(key: Sum.self, value: 2)
        }
        .onPreferenceChange(Sum.self) { log.lines.append("\($0)") }
      }
    }
    #expect(log.lines == ["1", "2"])
  }

  private struct Fields: View {
    @FocusState var isFocused: Bool

    var body: some View {
      HStack {
        Group {
          Color.red.focusable()
          Color.blue.focusable()
        }
        .focused($isFocused)
        Color.green.focusable()
        Text(isFocused ? "yes" : "no")
      }
    }
  }

  @Test func theFocusInAnyOfTheViewsIsTheirs() {
    let stage = stage { Fields() }
    var states: [Bool] = []
    for _ in 0..<3 {
      stage.type("tab")
      states.append(stage.texts == ["yes"])
    }
    #expect(states == [true, true, false])
  }
}
