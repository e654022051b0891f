import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// What is on a screen and above it.
private struct Scene: Equatable {
  var path: [Int] = []
  var hasSheet = false
  var hasSecondSheet = false
  var hasAlert = false
  var hasInnerSheet = false
  var isPopoverShown = false

  /// How many things are asked for in the place of the first.
  var wanted: Int { [hasSheet, hasSecondSheet, hasAlert].count { $0 } }
}

private final class Watch {
  var scene = Scene()
}

private struct Place: View {
  @State var scene: Scene
  let watch: Watch

  var body: some View {
    NavigationStack(path: $scene.path) {
      Stop(scene: $scene)
        .navigationTitle("start")
        .navigationDestination(for: Int.self) { number in
          Stop(scene: $scene).navigationTitle("stop \(number)")
        }
    }
    .sheet(isPresented: $scene.hasSheet) {
      Stop(scene: $scene)
        .sheet(isPresented: $scene.hasInnerSheet) { Stop(scene: $scene) }
    }
    .sheet(isPresented: $scene.hasSecondSheet) { Stop(scene: $scene) }
    .alert("alert", isPresented: $scene.hasAlert) { Button("fine") {} }
    .onChange(of: scene) { _, new in watch.scene = new }
  }
}

private struct Stop: View {
  @Binding var scene: Scene

  var body: some View {
    VStack {
      Button("push") { scene.path.append(scene.path.count) }
      Button("pop") { scene.path = scene.path.dropLast() }
      Button("other") { scene.path = [7] }
      Button("sheet") { scene.hasSheet.toggle() }
      Button("second") { scene.hasSecondSheet.toggle() }
      Button("alert!") { scene.hasAlert.toggle() }
      Button("inner") { scene.hasInnerSheet.toggle() }
      Button("swap") {
        (scene.hasSheet, scene.hasSecondSheet) = (scene.hasSecondSheet, scene.hasSheet)
      }
      Button("popover") { scene.isPopoverShown = true }
        .popover(isPresented: $scene.isPopoverShown) { Text("popover") }
    }
    .font(.system(size: 10))
  }
}

@Suite struct PresentationLawTests {
  private static let size = CGSize(width: 320, height: 480)
  private static let names = [
    "push", "pop", "other", "sheet", "second", "alert!", "inner", "swap", "popover", "fine",
  ]

  private func act(_ stage: Stage, _ chance: inout Chance) {
    if chance.oneIn(4) {
      stage.type("escape")
    } else {
      let name = Self.names[chance.number(below: Self.names.count)]
      // The foremost of what has the name is hit, if any is.
      let frames = stage.elements.filter { $0.label == name || $0.identifier == name }
      guard let frame = frames.last?.frame else { return }
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    stage.advance(by: .milliseconds(chance.number(below: 500)))
    if chance.oneIn(3) { _ = stage.displayList }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func whatIsShownIsWhatTheStateSays(seed: UInt64) {
    var chance = Chance(seed: seed)
    let watch = Watch()
    let stage = Stage(size: Self.size) { Place(scene: Scene(), watch: watch) }
    var compared = 0
    for _ in 0..<80 {
      act(stage, &chance)
      let scene = watch.scene
      // Which of several comes first depends on when each was asked for.
      guard scene.wanted <= 1, !(scene.hasInnerSheet && !scene.hasSheet) else {
        #expect(stage.graph.layers.nodes.count <= 2 * 4)
        continue
      }
      guard !scene.isPopoverShown else { continue }
      let new = Stage(size: Self.size) { Place(scene: scene, watch: Watch()) }
      #expect(stage.outline == new.outline, "\(scene)")
      compared += 1
    }
    #expect(compared > 10)
  }
}
