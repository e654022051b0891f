import RecallUI
import Testing

@Suite struct BlendedStyleTests {
  /// How what is red on the stage is mixed with what is behind it.
  private func modes<Content: View>(_ content: Content) -> [BlendMode] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { content }
    return stage.displayList.items.map(\.blendMode)
  }

  @Test func aShapeIsMixedAsItsStyleSays() {
    #expect(modes(Rectangle().fill(.red)) == [.normal])
    #expect(modes(Rectangle().fill(.red.blendMode(.multiply))) == [.multiply])
    #expect(modes(Rectangle().fill(.red.opacity(0.5).blendMode(.screen))) == [.screen])
    #expect(modes(Rectangle().fill(.red.blendMode(.screen).opacity(0.5))) == [.screen])
  }

  @Test func theLastOneCounts() {
    #expect(
      modes(Rectangle().fill(.red.blendMode(.multiply).blendMode(.difference))) == [.difference])
  }

  @Test func aStyleIsInherited() {
    #expect(
      modes(Rectangle().foregroundStyle(.red.blendMode(.multiply))) == [.multiply])
    #expect(
      modes(Rectangle().fill(.blendMode(.overlay)).foregroundStyle(.red)) == [.overlay])
  }

  @Test func textIsMixedAsItsStyleSays() {
    #expect(modes(Text("a").foregroundStyle(.red.blendMode(.multiply))) == [.multiply])
  }
}
