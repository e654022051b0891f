import RecallUI
import Testing

@Suite struct ProgressViewTests {
  private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
        configuration.currentValueLabel
      }
    }
  }

  @Test func aStyleKnowsHowFarItIs() {
    func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
      smallStage { content().progressViewStyle(Words()) }.texts
    }
    #expect(texts { ProgressView() } == ["unknown"])
    #expect(texts { ProgressView("Dealing") } == ["Dealing", "unknown"])
    #expect(texts { ProgressView(value: 13, total: 52.0) } == ["0.25"])
    #expect(texts { ProgressView("Pairs", value: 0.5) } == ["Pairs", "0.5"])
    #expect(
      texts {
        ProgressView(value: 0.75) {
          Text("Pairs")
        } currentValueLabel: {
          Text("3 of 4")
        }
      } == ["Pairs", "0.75", "3 of 4"])
    #expect(texts { ProgressView(value: Double?.none) { Text("Pairs") } } == ["Pairs", "unknown"])
  }

  @Test(arguments: [
    (-0.1, 1.0, "0"), (0, 1, "0"), (0.1, 1, "0.1"), (1, 1, "1"), (1.1, 1, "1"), (1, 0, "1"),
    (0, 0, "0"), (.nan, 1, "0"), (.infinity, 1, "1"), (1, -1, "0"),
  ])
  func whatLiesOutsideCountsAsTheBounds(_ value: Double, _ total: Double, _ expected: String) {
    let stage = smallStage { ProgressView(value: value, total: total).progressViewStyle(Words()) }
    #expect(stage.texts.first.flatMap(Double.init) == Double(expected))
  }

  private func bounds(_ stage: Stage, _ color: String) -> CGRect? {
    stage.displayList.items.lazy.compactMap { item -> CGRect? in
      switch item.content {
      case .fill(let path, .color(let paint), _) where "\(paint)" == color:
        path.boundingRect.applying(item.transform)
      case .stroke(let path, .color(let paint), _) where "\(paint)" == color:
        path.boundingRect.applying(item.transform)
      default: nil
      }
    }.first
  }

  @Test func aBarFillsSmoothly() {
    struct Page: View {
      @State private var value = 0.25
      var body: some View {
        ProgressView(value: value).tint(.red)
          .onTapGesture { withAnimation(.linear(duration: 1)) { value = 0.75 } }
      }
    }
    let stage = smallStage { Page() }
    let full = CGRect(x: 0, y: 97, width: 200, height: 6)
    #expect(bounds(stage, "#FF3B30") == CGRect(x: 0, y: 97, width: 50, height: 6))
    stage.tap(at: CGPoint(x: full.midX, y: full.midY))
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage, "#FF3B30")?.width == 100)
    stage.advance(by: .seconds(1))
    #expect(bounds(stage, "#FF3B30")?.width == 150)
    #expect(!stage.isAnimating)
  }

  @Test func aRingFillsClockwiseFromTheTop() throws {
    let stage = smallStage {
      ProgressView(value: 0.25).progressViewStyle(.circular).tint(.red)
    }
    let arc = try #require(bounds(stage, "#FF3B30"))
    let edges = [arc.minX, arc.minY, arc.maxX, arc.maxY].map { ($0 * 10).rounded() / 10 }
    #expect(edges == [100, 89.5, 110.5, 100])
  }

  @Test func whatNobodyKnowsKeepsMovingAndChangesNoState() {
    for isLinear in [false, true] {
      let stage = smallStage {
        if isLinear {
          ProgressView().progressViewStyle(.linear)
        } else {
          ProgressView()
        }
      }
      let digest = stage.digest
      let first = stage.displayList
      stage.advance(by: .milliseconds(400))
      #expect(stage.isAnimating)
      #expect(stage.displayList != first)
      stage.advance(by: .milliseconds(800))
      #expect(stage.displayList == first, "a turn takes 1.2 s")
      #expect(stage.digest == digest)
      #expect(stage.nextDeadline == nil)
    }
  }

  @Test func noPartOfABarLeavesIt() {
    for value in [0.0, 0.001, 0.02, 0.5, 0.999, 1] {
      let stage = smallStage { ProgressView(value: value).tint(.red) }
      guard let part = bounds(stage, "#FF3B30") else {
        #expect(value == 0)
        continue
      }
      #expect(part.minX >= 0 && part.maxX <= 200 && part.width >= 6)
    }
  }

  @Test func aStyleMayHaveATintOfItsOwn() {
    func colors<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
      smallStage { content() }.displayList.items.map(\.description).joined()
    }
    let red = "#FF3B30"
    #expect(!colors { ProgressView() }.contains(red))
    #expect(colors { ProgressView().tint(.red) }.contains(red))
    #expect(
      colors { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) }
        .contains(red))
    #expect(
      colors { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)) }
        .contains(red))
    #expect(
      colors {
        ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle()).tint(.red)
      }.contains(red))
  }
}
