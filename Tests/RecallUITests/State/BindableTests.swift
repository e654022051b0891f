import RecallUI
import Testing

@Suite struct BindableTests {
  @Observable final class Settings: Identifiable {
    var isOn = false
    var name = "quiet"
  }

  private struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
      Text(isOn ? "on" : "off").frame(width: 80, height: 80).onTapGesture { isOn.toggle() }
    }
  }

  private struct Editor: View {
    @Bindable var settings: Settings

    var body: some View {
      Switch(isOn: $settings.isOn)
    }
  }

  @Test func aBindingToAPropertyReadsAndWritesIt() {
    let settings = Settings()
    let stage = Stage(size: CGSize(width: 80, height: 80)) { Editor(settings: settings) }
    #expect(stage.element("off") != nil)

    stage.tap(at: CGPoint(x: 40, y: 40))

    #expect(settings.isOn)
    #expect(stage.element("on") != nil)
  }

  @Test func itCanBeMadeInABody() {
    let settings = Settings()
    @Bindable var bindable = settings
    $bindable.name.wrappedValue = "loud"
    #expect(settings.name == "loud")
    #expect(Bindable(settings).id == settings.id)
  }
}
