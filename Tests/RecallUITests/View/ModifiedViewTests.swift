import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ModifiedViewTests {
  private final class Count {
    var evaluations = 0
  }

  /// Shows what it modifies twice, the second time as often as a reader is laid out.
  private struct Doubled: ViewModifier {
    let count: Count
    let width: CGFloat

    func body(content: Content) -> some View {
      count.evaluations += 1
      return VStack(spacing: 0) {
        content.frame(width: width)
        GeometryReader { _ in content }.frame(height: 40)
      }
    }
  }

  private struct Host: View {
    @ObservedObject var model: Switchboard
    let count: Count

    var body: some View {
      Text(model.name).modifier(Doubled(count: count, width: CGFloat(100 + model.number)))
    }
  }

  @Test func aBodyIsEvaluatedWhenItsModifierChangesAndNotForWhatItShows() {
    let (model, count) = (Switchboard(), Count())
    let stage = smallStage { Host(model: model, count: count) }
    #expect(stage.texts == [model.name, model.name])
    #expect(count.evaluations == 1)
    model.name = "new"
    #expect(stage.texts == ["new", "new"])
    #expect(count.evaluations == 1)
    model.number = 20
    #expect(stage.texts == ["new", "new"])
    #expect(count.evaluations == 2)
  }

  private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Text("\(name) \(taps)").onTapGesture { taps += 1 }
    }
  }

  /// Shows what it modifies, or hides it.
  private struct Shown: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
      VStack {
        if isShown { content }
        Text("below")
      }
    }
  }

  private struct Hiding: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      Counter(name: model.name).modifier(Shown(isShown: model.number != 1))
    }
  }

  @Test func whatIsShownAgainIsTheNewestAndBegins() {
    let model = Switchboard()
    model.name = "a"
    let stage = smallStage { Hiding(model: model) }
    stage.tap("a 0")
    #expect(stage.texts == ["a 1", "below"])
    model.number = 1
    #expect(stage.texts == ["below"])
    model.name = "b"
    #expect(stage.texts == ["below"])
    model.number = 2
    #expect(stage.texts == ["b 0", "below"])
  }

  @Test func aModifierInsideOfOneOfItsKindShowsItsOwnView() {
    let model = Switchboard()
    struct Nested: View {
      @ObservedObject var model: Switchboard

      var body: some View {
        Text(model.name)
          .modifier(Shown(isShown: true))
          .modifier(Shown(isShown: model.number != 1))
      }
    }
    let stage = smallStage { Nested(model: model) }
    model.name = "inside"
    #expect(stage.texts == ["inside", "below", "below"])
    model.number = 1
    #expect(stage.texts == ["below"])
  }

  @Test func nothingKeepsATreeAliveThatIsGone() {
    final class Kept {}
    struct Holding: View {
      let kept: Kept

      var body: some View { Color.red.modifier(Shown(isShown: true)) }
    }
    weak var reference: Kept?
    do {
      let kept = Kept()
      reference = kept
      let stage = smallStage { Holding(kept: kept).modifier(Shown(isShown: true)) }
      #expect(stage.texts.contains("below"))
    }
    #expect(reference == nil)
  }
}
