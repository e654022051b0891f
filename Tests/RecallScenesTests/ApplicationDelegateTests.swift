import RecallScenes
import Testing

private class Delegate: NSObject, UIApplicationDelegate {
  var count = 3

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    count += 1
    UserDefaults.standard.set(count, forKey: "count")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { count += 10 }
  func applicationWillResignActive(_ application: UIApplication) { count += 100 }
}

private final class Later: Delegate {
  let title: String

  override init() {
    title = "later"
    super.init()
    count = 7
  }
}

private final class MacDelegate: NSObject, NSApplicationDelegate {
  var names: [String] = []

  func applicationDidFinishLaunching(_ notification: Notification) { names.append("launched") }
  func applicationDidBecomeActive(_ notification: Notification) { names.append("active") }
}

@Suite struct ApplicationDelegateTests {
  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
      WindowGroup { Screen(count: { delegate.count }) }
    }
  }

  private struct Screen: View {
    let count: () -> Int
    @AppStorage("count") private var stored = 0
    @State private var heard = 0

    var body: some View {
      Button("\(stored) \(heard)") { heard = count() }.accessibilityIdentifier("ask")
    }
  }

  private func text(_ stage: Stage) -> String? { stage.elements.compactMap(\.label).first }

  private func ask(_ stage: Stage) -> String? {
    stage.element("ask").map { stage.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    return text(stage)
  }

  @Test func aDelegateHearsOnceThatTheProgramBegins() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { AppView(Program()) }
    #expect(text(stage) == "4 0")
    #expect(ask(stage) == "4 14")
    #expect(ask(stage) == "4 14")
  }

  @Test func aDelegateHearsWhetherTheWindowIsActive() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { AppView(Program()) }
    stage.send(.focus(.lost))
    #expect(ask(stage) == "4 114")
    stage.send(.focus(.gained))
    #expect(ask(stage) == "4 124")
  }

  @Test func anObjectIsMadeOfAClassThatIsKnownLater() {
    for type in [Delegate.self, Later.self] {
      let made = NSObject.made(type)
      #expect(Swift.type(of: made) == type)
      #expect(made.count == (type == Delegate.self ? 3 : 7))
    }
    #expect(NSObject.made(Later.self).title == "later")
  }

  @Test func aDelegateOfAppKitsHearsTheSame() {
    struct MacProgram: App {
      @NSApplicationDelegateAdaptor private var delegate: MacDelegate

      var body: some Scene {
        WindowGroup { Button(delegate.names.joined(separator: " ")) { NSApp.terminate(nil) } }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 200)) { AppView(MacProgram()) }
    #expect(stage.elements.compactMap(\.label).contains("launched active"))
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.takeEffects().map(\.effect) == [.closeWindow])
  }
}
