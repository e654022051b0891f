import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct AppStorageTests {
  private enum Speed: String {
    case slow, fast
  }

  private enum Level: Int {
    case low, high
  }

  private struct Best: View {
    @AppStorage("best") private var best = 3

    var body: some View {
      Text("best \(best)").onTapGesture { best += 1 }
    }
  }

  private struct Other: View {
    var body: some View {
      Text("set").onTapGesture { UserDefaults.standard.set(40, forKey: "best") }
      Text("remove").onTapGesture { UserDefaults.standard.removeObject(forKey: "best") }
      Text("other").onTapGesture { UserDefaults.standard.set(1, forKey: "other") }
    }
  }

  private struct Screen: View {
    var body: some View {
      VStack {
        Best()
        Other()
      }
    }
  }

  private func stage<Content: View>(
    _ stored: [StoredChange] = [], @ViewBuilder content: () -> Content
  ) -> Stage {
    Stage(
      size: CGSize(width: 300, height: 300), stored: StoredState(stored), content: content)
  }

  private func change(_ name: String, _ value: StoredValue?) -> StoredChange {
    StoredChange(StoreKey(.standard, name), to: value)
  }

  @Test func itBeginsWithWhatWasHandedInOrElseWithWhatIsSaid() {
    #expect(stage { Screen() }.texts.first == "best 3")
    #expect(stage([change("best", .int(9))]) { Screen() }.texts.first == "best 9")
    #expect(
      stage([change("best", .string("nine"))]) { Screen() }.texts.first == "best 3",
      "it is of another type")
  }

  @Test func aChangeIsAnEffectAndPartOfTheState() {
    let stage = stage { Screen() }
    let digest = stage.coreDigest
    #expect(stage.effects.isEmpty, "what is said is kept nowhere")
    stage.tap("best 3")
    #expect(stage.texts.first == "best 4")
    #expect(stage.takeEffects().map(\.effect) == [.store(change("best", .int(4)))])
    #expect(stage.stored == StoredState([change("best", .int(4))]))
    #expect(stage.coreSnapshot["stored.standard.best"] == "int 4")
    #expect(stage.snapshot["stored.standard.best"] == "int 4")
    #expect(stage.coreDigest != digest)
    stage.tap("remove")
    #expect(stage.coreDigest == digest)
    #expect(stage.coreSnapshot["stored.standard.best"] == nil)
  }

  @Test func whoeverChangesItOnlyWhoReadsItIsEvaluated() {
    let stage = stage { Screen() }
    #expect(stage.evaluations { stage.tap("set") } == ["Screen/#0/Best"])
    #expect(stage.texts.first == "best 40")
    #expect(stage.evaluations { stage.tap("set") }.isEmpty, "it is the same")
    #expect(stage.evaluations { stage.tap("other") }.isEmpty)
    #expect(stage.evaluations { stage.tap("remove") } == ["Screen/#0/Best"])
    #expect(stage.texts.first == "best 3")
  }

  private struct Types: View {
    @AppStorage("flag") private var flag = false
    @AppStorage("count") private var count = 0
    @AppStorage("share") private var share = 0.5
    @AppStorage("name") private var name = ""
    @AppStorage("page") private var page = URL(filePath: "/a")
    @AppStorage("bytes") private var bytes = Data()
    @AppStorage("day") private var day = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("speed") private var speed = Speed.slow
    @AppStorage("level") private var level = Level.low
    @AppStorage("nick") private var nick: String?
    @AppStorage("next") private var next: Speed?

    var body: some View {
      VStack {
        Text("change").onTapGesture {
          flag.toggle()
          count -= 1
          share *= 0.5
          name += "a b"
          page = URL(filePath: "/b")
          bytes.append(7)
          day += 60
          speed = .fast
          level = .high
          nick = nick == nil ? "Bo" : nil
          next = next == nil ? .fast : nil
        }
        Text("\(speed.rawValue) \(level.rawValue) \(nick ?? "nobody") \(next?.rawValue ?? "never")")
      }
    }
  }

  @Test func allTypesAreKeptAndReadBack() {
    let first = stage { Types() }
    first.tap("change")
    #expect(
      first.stored.changes.map(\.description) == [
        "standard bytes data Bw==", "standard count int -1", "standard day date 60.0",
        "standard flag bool true", "standard level int 1", "standard name string a b",
        "standard next string fast", "standard nick string Bo",
        "standard page url file:///b", "standard share double 0.25",
        "standard speed string fast",
      ])
    let second = stage(first.stored.changes) { Types() }
    #expect(second.texts.last == "fast 1 Bo fast")
    second.tap("change")
    #expect(second.texts.last == "fast 1 nobody never")
    #expect(second.stored[.standard, "nick"] == nil)
    #expect(second.stored[.standard, "count"] == .int(-2))
  }

  @Test func aRawValueThatNoCaseHasIsReadAsWhatIsSaid() {
    let stage = stage([change("speed", .string("warp")), change("next", .string("warp"))]) {
      Types()
    }
    #expect(stage.texts.last == "slow 0 nobody never")
  }

  private struct Bound: View {
    @AppStorage("on") private var isOn = false

    var body: some View {
      VStack {
        Toggle("switch", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test func aBindingWritesIt() throws {
    let stage = stage { Bound() }
    let frame = try #require(stage.element("switch")?.frame)
    stage.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    #expect(stage.stored[.standard, "on"] == .bool(true))
    #expect(stage.texts.contains("on"))
  }

  private final class Settings: ObservableObject {
    @AppStorage("sound") var hasSound = true
  }

  private struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
      Text(settings.hasSound ? "sound" : "silence").onTapGesture { settings.hasSound.toggle() }
    }
  }

  @Test func aPropertyOfAnObjectIsReadAndWrittenToo() {
    let stage = stage { SettingsView() }
    stage.tap("sound")
    #expect(stage.texts == ["silence"])
    stage.tap("silence")
    #expect(stage.texts == ["sound"])
    #expect(stage.stored[.standard, "sound"] == .bool(true))
  }

  private struct Suites: View {
    @AppStorage("best", store: UserDefaults(suiteName: "group")) private var best = 1
    @AppStorage("best") private var own = 2
    @State private var isShared = false

    var body: some View {
      VStack {
        Text("\(best) \(own)").onTapGesture { best += 1 }
        Best().defaultAppStorage(
          isShared ? UserDefaults(suiteName: "group") ?? .standard : .standard)
        Text("share").onTapGesture { isShared = true }
      }
    }
  }

  @Test func aStoreOfItsOwnAndTheEnvironmentsAreOthers() {
    let stage = stage([change("best", .int(5))]) { Suites() }
    stage.tap("1 5")
    #expect(stage.texts == ["2 5", "best 5", "share"])
    #expect(stage.stored[.suite("group"), "best"] == .int(2))
    stage.tap("share")
    #expect(stage.texts == ["2 5", "best 2", "share"])
    stage.tap("best 2")
    #expect(stage.texts == ["3 5", "best 3", "share"])
  }

  private struct Keyed: View {
    @State private var name = "a"

    private struct Row: View {
      @AppStorage private var count: Int

      init(_ name: String) {
        _count = AppStorage(wrappedValue: 0, "count-\(name)")
      }

      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }

    var body: some View {
      VStack {
        Row(name)
        Text("other").onTapGesture { name = "b" }
      }
    }
  }

  @Test func anotherKeyIsAnotherValue() {
    let stage = stage { Keyed() }
    stage.tap("count 0")
    stage.tap("other")
    #expect(stage.texts == ["count 0", "other"])
    stage.tap("count 0")
    stage.tap("count 1")
    #expect(
      stage.stored == StoredState([change("count-a", .int(1)), change("count-b", .int(2))]))
  }

  @Test func offAnyStageItIsWhatIsSaid() {
    let settings = Settings()
    #expect(settings.hasSound)
    settings.hasSound = false
    #expect(settings.hasSound)
  }

  private struct Drawn: View {
    @AppStorage("drawn") private var count = 0

    var body: some View {
      Canvas { _, _ in count += 1 }
    }
  }

  @Test func whatIsSetWhileDrawingIsNotKept() {
    let stage = stage { Drawn() }
    _ = stage.displayList
    #expect(stage.stored.isEmpty)
    #expect(stage.effects.isEmpty)
  }
}
