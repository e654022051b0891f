import RecallUICore
import Testing

@testable import RecallUI

/// What a change of the environment costs, and that nothing is left as it was that depends on it.
@Suite struct EnvironmentChangeTests {
  @Observable final class Model {
    var isOff = false
    var isLarge = false
    var number = 0
  }

  /// The texts that were measured.
  private final class Count {
    var texts: [String] = []
  }

  private final class CountingMeasurer: TextMeasurer {
    let count: Count
    let fixed = FixedTextMeasurer()

    init(_ count: Count) {
      self.count = count
    }

    func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
      count.texts.append(text.runs.map(\.string).joined())
      return fixed.measure(text, width: width)
    }
  }

  private func stage(_ content: some View, _ count: Count = Count()) -> Stage {
    Stage(size: CGSize(width: 300, height: 200), textMeasurer: CountingMeasurer(count)) { content }
  }

  private struct Board: View {
    let model: Model

    var body: some View {
      VStack {
        Text("plain")
        Text("large").font(.title)
        HStack { Text("bold") }.bold()
        Button("button") {}
        HStack { Text("red") }.foregroundStyle(model.isOff ? .red : .blue)
        ScrollView { Text("scrolled") }
      }
      .disabled(model.isOff)
    }
  }

  @Test func textsThatAreDisabledAreNotMeasuredAgain() {
    let (model, count) = (Model(), Count())
    let stage = stage(Board(model: model), count)
    #expect(stage.element("button")?.isEnabled == true)
    count.texts = []
    for isOff in [true, false, true] {
      model.isOff = isOff
      #expect(stage.element("button")?.isEnabled == !isOff)
    }
    #expect(count.texts.isEmpty)
  }

  @Test func aBoardThatIsDisabledEqualsOneMadeSo() {
    let model = Model()
    let stage = stage(Board(model: model))
    for isOff in [true, false, true] {
      model.isOff = isOff
      let fresh = self.stage(Board(model: model))
      #expect(stage.outline == fresh.outline)
      #expect(stage.displayList == fresh.displayList)
    }
  }

  private struct SizeOfBoth: View {
    let model: Model

    var body: some View {
      Text("text")
        .font(.system(size: model.isLarge ? 40 : 10))
        .disabled(model.isOff)
    }
  }

  @Test func aTextThatGrowsWhileItIsDisabledIsLarger() {
    let model = Model()
    let stage = stage(SizeOfBoth(model: model))
    (model.isOff, model.isLarge) = (true, true)
    #expect(stage.outline == self.stage(SizeOfBoth(model: model)).outline)
  }

  private struct FontFromEnabled: View {
    let model: Model

    /// Inside of what isn't updated, only the environment reaches it.
    private struct Inside: View {
      var body: some View {
        HStack { Text("text") }
          .transformEnvironment(\.self) { values in
            values.font = .system(size: values.isEnabled ? 10 : 40)
          }
      }
    }

    var body: some View {
      Inside().disabled(model.isOff)
    }
  }

  @Test func aTextWhoseFontIsMadeFromWhatChangesIsMeasuredAgain() {
    let model = Model()
    let stage = stage(FontFromEnabled(model: model))
    let small = stage.outline
    model.isOff = true
    #expect(stage.outline != small)
    #expect(stage.outline == self.stage(FontFromEnabled(model: model)).outline)
  }

  private struct OwnSize: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Color.red.frame(width: isEnabled ? 10 : 20, height: 10).accessibilityIdentifier("own")
    }
  }

  @Test func aViewThatReadsWhatChangesHasItsSize() {
    let model = Model()
    struct Around: View {
      let model: Model

      var body: some View { HStack { OwnSize() }.disabled(model.isOff) }
    }
    let stage = stage(Around(model: model))
    #expect(stage.element("own")?.frame.width == 10)
    model.isOff = true
    #expect(stage.element("own")?.frame.width == 20)
  }

  private struct BoldAround: View {
    let model: Model

    var body: some View {
      HStack {
        Color.red.frame(width: 1, height: 1).opacity(Double(model.number) / 10)
        HStack { Text("text") }.transformEnvironment(\.lineLimit) { $0 = 2 }
      }
    }
  }

  @Test func aTransformThatLeadsToTheSameChangesNothing() {
    let (model, count) = (Model(), Count())
    let stage = stage(BoldAround(model: model), count)
    #expect(stage.outline.contains("Text"))
    count.texts = []
    model.number = 5
    #expect(stage.outline.contains("Text"))
    #expect(count.texts.isEmpty)
  }

  private struct LimitFromState: View {
    let model: Model

    var body: some View {
      Text("first\nsecond\nthird").transformEnvironment(\.lineLimit) { [model] in
        $0 = model.number
      }
    }
  }

  @Test func aTransformThatLeadsToAnotherValueIsSeen() {
    let model = Model()
    model.number = 1
    let stage = stage(LimitFromState(model: model))
    model.number = 3
    #expect(stage.outline == self.stage(LimitFromState(model: model)).outline)
  }
}
