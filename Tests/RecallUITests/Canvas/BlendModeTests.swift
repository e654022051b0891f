import RecallGraphics
import RecallUI
import Testing

@Suite struct BlendModeTests {
  private func modes<Content: View>(@ViewBuilder _ content: () -> Content) -> [BlendMode] {
    smallStage { content() }.displayList.items.map(\.blendMode)
  }

  @Test(arguments: BlendMode.allCases)
  func aContextsModeCountsForWhatItDrawsFromThenOn(mode: BlendMode) {
    let drawn = modes {
      Canvas { context, _ in
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(path, with: .color(.red))
        var copy = context
        let wanted: GraphicsContext.BlendMode = mode
        copy.blendMode = wanted
        copy.fill(path, with: .color(.blue))
        context.fill(path, with: .color(.green))
      }
    }
    #expect(drawn == [.normal, mode, .normal])
  }

  @Test(arguments: BlendMode.allCases)
  func aViewsModeCountsForAllOfIt(mode: BlendMode) {
    let drawn = modes {
      ZStack {
        Color.red
        Color.blue.frame(width: 20, height: 20).blendMode(mode)
      }
    }
    #expect(drawn.first == .normal)
    #expect(drawn.last == mode)
  }
}
