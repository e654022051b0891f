import RecallUI
import Testing

@Suite struct UIScreenTests {
  private struct Half: View {
    var body: some View {
      Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10)
        .accessibilityIdentifier("half")
    }
  }

  private struct Kind: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      Text("\(width == .regular) \(height == .regular) \(isPad)")
    }
  }

  private func kind(_ stage: Stage) -> String? { stage.elements.first?.label }

  @Test func theScreenIsTheViewport() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Half() }
    #expect(stage.element("half")?.frame.width == 150)
    stage.send(.resize(CGSize(width: 500, height: 200)))
    #expect(stage.element("half")?.frame.width == 250)
    #expect(UIScreen.main.bounds == .zero, "off any stage")
  }

  private final class Log {
    var sizes: [CGSize] = []
  }

  /// A window may be without any size, but no screen is.
  @Test func theScreenHasAtLeastAPoint() {
    struct Noting: View {
      let log: Log

      var body: some View {
        log.sizes.append(UIScreen.main.bounds.size)
        return Color.red
      }
    }
    let log = Log()
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Noting(log: log) }
    stage.send(.resize(CGSize(width: 0, height: 2)))
    stage.send(.resize(.zero))
    #expect(
      log.sizes == [
        CGSize(width: 300, height: 200), CGSize(width: 1, height: 2), CGSize(width: 1, height: 1),
      ])
  }

  @Test func thereIsMuchRoomFrom700PointsOn() {
    let stage = Stage(size: CGSize(width: 699, height: 700)) { Kind() }
    #expect(kind(stage) == "false true false")
    stage.send(.resize(CGSize(width: 700, height: 699)))
    #expect(kind(stage) == "true false true")
  }

  @Test func aViewMaySayHowMuchRoomThereIs() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Kind().environment(\.horizontalSizeClass, .regular)
    }
    #expect(kind(stage) == "true false false")
  }

  @Test func aSceneStandsAsItsWindowIsWhateverIsAsked() {
    var orientations: [UIInterfaceOrientation] = []
    var bar: CGRect?
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      Color.red.onTapGesture {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
          return
        }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in
          orientations.append(.unknown)
        }
        orientations.append(scene.interfaceOrientation)
        bar = scene.statusBarManager?.statusBarFrame
      }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(orientations == [.landscapeRight] && bar == .zero)
  }
}
