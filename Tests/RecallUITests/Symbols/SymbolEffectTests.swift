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

  /// Where a symbol's mark is a hundredth of a second after an effect begins, beside where it is at rest.
  private func way<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, _ direction: LayoutDirection = .leftToRight
  ) -> CGSize {
    func place(_ isActive: Bool) -> CGPoint {
      let stage = smallStage {
        Color.red.frame(width: 10, height: 10).symbolEffect(effect, isActive: isActive)
          .environment(\.layoutDirection, direction)
      }
      stage.advance(by: .milliseconds(100))
      return stage.displayList.items.first.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
        ?? .zero
    }
    let (moved, rest) = (place(true), place(false))
    return CGSize(width: (moved.x - rest.x).rounded(), height: (moved.y - rest.y).rounded())
  }

  @Test func aWiggleGoesToItsSideFirst() {
    #expect(way(.wiggle.left) == CGSize(width: -3, height: 0))
    #expect(way(.wiggle.right) == CGSize(width: 3, height: 0))
    #expect(way(.wiggle.up) == CGSize(width: 0, height: -3))
    #expect(way(.wiggle.down) == CGSize(width: 0, height: 3))
    #expect(way(.wiggle.custom(angle: .degrees(90))) == CGSize(width: 0, height: 3))
    #expect(way(.wiggle.custom(angle: .degrees(.infinity))) == CGSize(width: 3, height: 0))
    #expect(way(.wiggle.forward) == CGSize(width: 3, height: 0))
    #expect(way(.wiggle.forward, .rightToLeft) == CGSize(width: -3, height: 0))
    #expect(way(.wiggle.backward, .rightToLeft) == CGSize(width: 3, height: 0))
    #expect(way(.wiggle) == .zero)
  }

  private func star<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, _ options: SymbolEffectOptions = .default, isActive: Bool = true,
    after milliseconds: Int = 1_000
  ) -> String {
    let stage = smallStage {
      Image(systemName: "star").symbolEffect(effect, options: options, isActive: isActive)
    }
    stage.advance(by: .milliseconds(milliseconds))
    return stage.displayList.description
  }

  @Test func anEffectThatLastsGoesAtItsSpeed() {
    let slow = star(.pulse, after: 400)
    #expect(star(.pulse, .speed(2), after: 200) == slow)
    #expect(star(.pulse, after: 200) != slow)
  }

  @Test func aSymbolStaysLargerWhileItIsWanted() {
    #expect(star(.scale.up) != star(.scale.up, isActive: false))
    #expect(star(.scale.up) != star(.scale.down))
  }

  @Test func aRotationGoesEitherWay() {
    let (forth, back) = (RotateSymbolEffect().clockwise, RotateSymbolEffect().counterClockwise)
    #expect(forth._motion.steps(.leftToRight).map(\.pose.angle) == [360])
    #expect(back._motion.steps(.leftToRight).map(\.pose.angle) == [-360])
  }

  private struct Paused: View {
    @State private var count = 0

    var body: some View {
      Image(systemName: "star")
        .symbolEffect(.bounce, options: .repeat(.periodic(2, delay: 3)), value: count)
        .accessibilityIdentifier("star")
        .onTapGesture { count += 1 }
    }
  }

  @Test func runsArePausedBetween() {
    let stage = smallStage { Paused() }
    let still = stage.displayList
    stage.tap("star")
    // Half a second, three of a pause, and half a second.
    for (milliseconds, isStill) in [(250, false), (1_750, true), (3_750, false), (4_001, true)] {
      stage.advance(to: .zero.advanced(by: .milliseconds(milliseconds)))
      #expect((stage.displayList == still) == isStill, "at \(milliseconds) ms")
    }
    #expect(!stage.isAnimating)
  }

  @Test func pausesKeepToTheirBounds() {
    #expect(SymbolEffectOptions.repeat(.periodic(delay: -1)).pause == 0)
    #expect(SymbolEffectOptions.repeat(.periodic(delay: .nan)).pause == 0)
    #expect(SymbolEffectOptions.repeat(.periodic(delay: 3_601)).pause == 3_600)
    #expect(SymbolEffectOptions.repeat(.periodic).pause == 0.5)
    #expect(SymbolEffectOptions.repeat(.continuous) == .default)
  }
}
