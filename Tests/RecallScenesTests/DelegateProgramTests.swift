import RecallScenes
import Testing

/// What a program of UIKit's heard, in its order.
private final class Heard {
  var lines: [String] = []
}

private class Application: UIResponder, UIApplicationDelegate, @unchecked Sendable {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.set(5, forKey: "start")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

private struct Counter: View {
  @AppStorage("start") private var count = 0
  @Environment(\.colorScheme) private var scheme
  let scene: SceneDelegate

  init(scene: SceneDelegate) {
    self.scene = scene
  }

  var body: some View {
    VStack {
      Text("count \(count)")
      Text(scene.heard.lines.joined(separator: " "))
      Button("more") { count += 1 }
      Button("window") {
        scene.heard.lines = [
          "\(UIApplication.shared.windows.first === scene.window)",
          "\(UIApplication.shared.connectedScenes.first?.delegate === scene)",
          "\(UIApplication.shared.delegate is Application)",
        ]
        count += 1
      }
      Button("dark") { scene.window?.overrideUserInterfaceStyle = .dark }
      Text(scheme == .dark ? "in the dark" : "in the light")
      Button("other") {
        scene.window?.rootViewController = UIHostingController(rootView: Text("another"))
      }
    }
  }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate, @unchecked Sendable {
  var window: UIWindow?
  let heard = Heard()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Counter(scene: self))
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { heard.lines.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { heard.lines.append("inactive") }
}

private class OldApplication: UIResponder, UIApplicationDelegate, @unchecked Sendable {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: Text("old"))
    self.window = window
    window.makeKeyAndVisible()
    return true
  }
}

@Suite struct DelegateProgramTests {
  private func stage<Program: App>(of program: Program) -> Stage {
    Stage(size: CGSize(width: 300, height: 300)) { AppView(program) }
  }

  private func tap(_ label: String, on stage: Stage) {
    guard let element = stage.element(label) else {
      Issue.record("nothing is called \(label)")
      return
    }
    stage.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  private func texts(_ stage: Stage) -> [String] { stage.elements.compactMap(\.label) }

  @Test func theSceneOfAProgramOfUIKitsShowsItsWindow() {
    let stage = stage(of: DelegateProgram<Application>())
    #expect(texts(stage).first == "count 5")
    tap("more", on: stage)
    #expect(texts(stage).prefix(2) == ["count 6", "active"])
    stage.send(.focus(.lost))
    stage.send(.focus(.gained))
    tap("more", on: stage)
    #expect(texts(stage).prefix(2) == ["count 7", "active inactive active"])
  }

  @Test func aProgramFindsItsWindowAndItsDelegates() {
    let stage = stage(of: DelegateProgram<Application>())
    tap("window", on: stage)
    #expect(texts(stage).prefix(2) == ["count 6", "true true true"])
  }

  @Test func aWindowIsLightOrDark() {
    let stage = stage(of: DelegateProgram<Application>())
    #expect(texts(stage).contains("in the light"))
    tap("dark", on: stage)
    #expect(texts(stage).contains("in the dark"))
  }

  @Test func aWindowShowsAnotherController() {
    let stage = stage(of: DelegateProgram<Application>())
    tap("other", on: stage)
    #expect(texts(stage) == ["another"])
  }

  @Test func aProgramWithoutScenesShowsItsDelegatesWindow() {
    let stage = stage(of: DelegateProgram<OldApplication>())
    #expect(texts(stage) == ["old"])
  }
}
