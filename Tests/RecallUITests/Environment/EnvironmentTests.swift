import RecallUI
import Testing

@Suite struct EnvironmentTests {
  @Observable final class Settings {
    var volume = 3
  }

  private struct Volume: View {
    @Environment(Settings.self) private var settings

    var body: some View {
      Text("volume \(settings.volume)")
    }
  }

  private struct OptionalVolume: View {
    @Environment(Settings.self) private var settings: Settings?

    var body: some View {
      Text(settings.map { "volume \($0.volume)" } ?? "no settings")
    }
  }

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 200, height: 200), content: content)
  }

  @Test func aViewFollowsTheObservableObjectThatIsHandedDown() {
    let settings = Settings()
    let stage = stage { HStack { Volume() }.environment(settings) }
    #expect(stage.element("volume 3") != nil)

    settings.volume = 4

    #expect(stage.element("volume 4") != nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func aMissingObservableObjectIsReported() {
    let stage = stage { Volume() }
    #expect(stage.issues == [.missingEnvironmentObject(type: "Settings", in: "Volume")])
    #expect(stage.elements.isEmpty)
  }

  @Test func anOptionalObjectMayBeMissing() {
    let without = stage { OptionalVolume() }
    #expect(without.element("no settings") != nil)
    #expect(without.issues.isEmpty)

    let settings = Settings()
    let with = stage { OptionalVolume().environment(settings) }
    #expect(with.element("volume 3") != nil)
  }
}
