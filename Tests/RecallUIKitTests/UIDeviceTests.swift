import RecallUI
import RecallUIKit
import Testing

@Suite struct UIDeviceTests {
  private struct Page: View {
    @State private var orientation = UIDevice.current.orientation

    var body: some View {
      Text(orientation.isLandscape ? "wide" : "high")
        .onReceive(
          NotificationCenter.default.publisher(
            for: UIDevice.orientationDidChangeNotification)
        ) { _ in orientation = UIDevice.current.orientation }
        .onReceive(
          NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        ) { _ in orientation = .unknown }
        .onAppear { UITableView.appearance().separatorStyle = .none }
    }
  }

  @Test(arguments: [
    (CGSize(width: 300, height: 300), "high"), (CGSize(width: 301, height: 300), "wide"),
  ])
  func aStageIsHeldAsItIsWide(_ size: CGSize, _ expected: String) {
    let stage = Stage(size: size) { Page() }
    #expect(stage.elements.compactMap(\.label) == [expected])
  }

  @Test(arguments: [
    (CGSize(width: 300, height: 300), UIInterfaceOrientation.portrait),
    (CGSize(width: 301, height: 300), .landscapeRight),
  ])
  func whatIsShownStandsAsTheStageIsWide(_ size: CGSize, _ expected: UIInterfaceOrientation) {
    struct Scenes: View {
      var body: some View {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        Text("\(scene?.interfaceOrientation.rawValue ?? -1)")
      }
    }
    let stage = Stage(size: size) { Scenes() }
    #expect(stage.elements.compactMap(\.label) == ["\(expected.rawValue)"])
  }

  @Test func orientationsAreUIKitsBits() {
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .all,
      .allButUpsideDown,
    ]
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16, 24, 30, 26])
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
  }
}
