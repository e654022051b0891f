import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct SymbolEffectTests {
  private struct Star: View {
    @State private var count = 0

    var body: some View {
      Image(systemName: "star").symbolEffect(.bounce, options: .speed(2), value: count)
        .accessibilityIdentifier("star")
        .onTapGesture { count += 1 }
    }
  }

  @Test func anEffectRunsWhenItsValueChangesAndEnds() {
    let stage = smallStage { Star() }
    let still = stage.displayList
    #expect(!stage.isAnimating)
    stage.tap("star")
    stage.advance(by: .milliseconds(100))
    #expect(stage.isAnimating)
    #expect(stage.displayList != still)
    stage.advance(by: .milliseconds(400))
    #expect(!stage.isAnimating, "it takes half a second at twice the speed, and the tap is over")
    #expect(stage.displayList == still)
  }

  private struct Bell: View {
    @State private var isOn = true

    var body: some View {
      Image(systemName: "star").symbolEffect(.pulse, isActive: isOn)
        .accessibilityIdentifier("bell")
        .onTapGesture { isOn.toggle() }
    }
  }

  @Test func anEffectGoesOnWhileItIsWanted() {
    let stage = smallStage { Bell() }
    stage.advance(by: .seconds(20))
    #expect(stage.isAnimating)
    stage.tap("bell")
    stage.advance(by: .seconds(5))
    #expect(!stage.isAnimating)
  }

  @Test func optionsKeepToTheirBounds() {
    #expect(SymbolEffectOptions.speed(0).speed == 0.1)
    #expect(SymbolEffectOptions.speed(11).speed == 10)
    #expect(SymbolEffectOptions.speed(.nan).speed == 1)
    #expect(SymbolEffectOptions.repeat(0).count == 1)
    #expect(SymbolEffectOptions.repeat(101).count == 100)
    #expect(SymbolEffectOptions.repeat(nil).count == 1)
  }

  @Test func aVariantIsDrawnWhereThereIsOne() {
    func list(_ name: String, _ variant: SymbolVariants) -> DisplayList {
      smallStage { Image(systemName: name).symbolVariant(variant) }.displayList
    }
    #expect(list("star", .fill) == list("star.fill", .none))
    #expect(list("star", .fill) != list("star", .none))
    #expect(list("checkmark", .circle) == list("checkmark.circle", .none))
    #expect(list("checkmark", .circle) != list("checkmark", .none))
    #expect(list("checkmark", .slash) == list("checkmark.slash", .none))
    #expect(list("checkmark", .slash) != list("checkmark", .none))
    #expect(SymbolVariants.fill.circle.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }
}
