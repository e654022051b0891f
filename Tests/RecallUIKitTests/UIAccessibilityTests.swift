import RecallUI
import RecallUIKit
import Testing

@Suite struct UIAccessibilityTests {
  /// What is announced when a notification is posted.
  private func said(_ notification: UIAccessibility.Notification, _ argument: Any?) -> [String] {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Button("post") { UIAccessibility.post(notification: notification, argument: argument) }
    }
    stage.tap(at: CGPoint(x: 100, y: 100))
    return stage.takeEffects().compactMap { entry in
      guard case .announce(let announcement) = entry.effect else { return nil }
      return announcement.text
    }
  }

  @Test func wordsAreAnnounced() {
    #expect(said(.announcement, "three left") == ["three left"])
    #expect(said(.pageScrolled, "page 2") == ["page 2"])
    let words = NSAttributedString(
      string: "urgent",
      attributes: [
        .accessibilitySpeechQueueAnnouncement: false,
        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue,
      ])
    #expect(said(.announcement, words) == ["urgent"])
  }

  @Test func nothingElseIs() {
    #expect(said(.announcement, nil).isEmpty)
    #expect(said(.announcement, "").isEmpty)
    #expect(said(.announcement, 3).isEmpty)
    #expect(said(.screenChanged, "a screen").isEmpty)
    #expect(said(.layoutChanged, nil).isEmpty)
  }

  @Test func aWindowIsMadeByASubclass() {
    final class Overlay: UIWindow, @unchecked Sendable {
      override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert
      }

      required init?(coder: NSCoder) { nil }
    }
    struct Screen: View {
      @State private var text = ""

      var body: some View {
        Button("show \(text)") {
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          let window = scene.map { Overlay(windowScene: $0) }
          let controller = UIHostingController(rootView: Text("over"))
          controller.safeAreaRegions = []
          controller.sizingOptions = .intrinsicContentSize
          text = "\(window?.windowLevel == .alert) \(controller._disableSafeArea)"
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen() }
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.elements.compactMap(\.label) == ["show true true"])
  }
}
