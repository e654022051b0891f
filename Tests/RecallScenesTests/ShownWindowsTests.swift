import RecallScenes
import Testing

private struct Program: App {
  @State private var window: UIWindow?

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("show") {
          guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
            return
          }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIHostingController(
            rootView: Text("toast").frame(maxHeight: .infinity, alignment: .bottom))
          window.isHidden = false
          self.window = window
        }
        Button("hide") { window?.isHidden = true }
        Button("show again") { window?.isHidden = false }
        Button("drop") { window = nil }
      }
    }
  }
}

@Suite struct ShownWindowsTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400)) { AppView(Program()) }

  private func tap(_ label: String) throws {
    let element = try #require(stage.elements.last { $0.label == label })
    stage.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  private var toasts: [CGRect] { stage.elements.filter { $0.label == "toast" }.map(\.frame) }

  @Test func aWindowThatAProgramShowsIsOverItsOwn() throws {
    #expect(toasts.isEmpty)
    try tap("show")
    #expect(toasts.count == 1 && toasts[0].maxY == 400)
    // Touches go through what it doesn't draw.
    try tap("hide")
    #expect(toasts.isEmpty)
    try tap("show again")
    #expect(toasts.count == 1)
    try tap("drop")
    #expect(toasts.isEmpty)
  }

  @Test func aWindowThatIsNotShownIsNotSeen() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Button("make") {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
          return
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Text("toast"))
      }
    }
    stage.tap(at: CGPoint(x: 150, y: 200))
    #expect(!stage.elements.contains { $0.label == "toast" })
  }
}
