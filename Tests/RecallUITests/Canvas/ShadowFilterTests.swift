import RecallUI
import Testing

@Suite struct ShadowFilterTests {
  private func drawn(_ filter: GraphicsContext.Filter) -> [String] {
    let stage = Stage(size: CGSize(width: 20, height: 20)) {
      Canvas { context, _ in
        context.addFilter(filter)
        context.fill(Path(CGRect(x: 5, y: 5, width: 4, height: 4)), with: .color(.black))
      }
    }
    return stage.displayList.items.map(\.description)
  }

  private let square = "fill rect 5,5 4x4 #000000"

  @Test func aPlainShadowIsBehind() {
    let plain = drawn(.shadow(color: .white, radius: 2, x: 1, y: 3))
    #expect(plain.count == 1 && plain[0].hasPrefix("shadow"))
    #expect(drawn(.shadow(color: .white, radius: 2, x: 1, y: 3, options: .disablesGroup)) == plain)
  }

  @Test func aShadowAloneIsWithoutWhatThrowsIt() {
    let items = drawn(.shadow(color: .white, radius: 2, x: 1, y: 3, options: .shadowOnly))
    #expect(items.count == 1)
    #expect(items.allSatisfy { $0 != square })
    #expect(items[0].contains("fill rect 6,8 4x4"))
  }

  @Test func aShadowAboveComesAfterwards() {
    let above = drawn(.shadow(color: .white, radius: 2, options: .shadowAbove))
    #expect(above.count == 2 && above.first == square)
    let mixed = drawn(.shadow(color: .white, radius: 2, blendMode: .multiply))
    #expect(mixed.count == 2 && mixed.last == square)
    #expect(mixed[0].contains("multiply"))
  }

  @Test func whatIsAroundThrowsAShadowThroughAHole() {
    let items = drawn(
      .shadow(color: .white, radius: 2, options: [.shadowOnly, .invertsAlpha]))
    #expect(items.count == 1 && items[0].contains("destinationOut"))
  }
}
