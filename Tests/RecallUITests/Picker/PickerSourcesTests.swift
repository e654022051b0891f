import RecallUI
import Testing

@Suite struct PickerSourcesTests {
  struct Alarm: Identifiable {
    let id: Int
    var sound: String
  }

  private struct Page: View {
    @State var alarms: [Alarm]

    var body: some View {
      VStack {
        Text(alarms.map(\.sound).joined(separator: " "))
        Picker("Sound", sources: $alarms, selection: \.sound) {
          ForEach(["bell", "horn"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        .accessibilityIdentifier("picker")
      }
    }
  }

  private func stage(_ sounds: [String]) -> Stage {
    let alarms = sounds.enumerated().map { Alarm(id: $0, sound: $1) }
    return smallStage { Page(alarms: alarms) }
  }

  @Test func itShowsWhatAllAre() {
    #expect(stage(["horn", "horn"]).element("picker")?.value == "horn")
    #expect(stage(["bell", "horn"]).element("picker")?.value == "")
    #expect(stage(["bell", "horn"]).issues.isEmpty)
    #expect(stage([]).issues.isEmpty)
  }

  @Test func itSetsAll() {
    let stage = stage(["bell", "horn"])
    stage.tap("horn")
    #expect(stage.texts.first == "horn horn")
    #expect(stage.element("picker")?.value == "horn")
  }

  @Test func aSoundThatIsNoChoiceIsReported() {
    #expect(stage(["drum", "drum"]).issues.count == 1)
  }
}
