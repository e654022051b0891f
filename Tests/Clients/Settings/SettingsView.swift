import SwiftUI

struct SettingsView: View {
    @ObservedObject var settings: GameSettings
    @State private var isSoundExpanded = false
    @Environment(\.openURL) private var openURL

    private let rules = URL(string: "https://example.com/rules")!

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                deck
                look
                DisclosureGroup("Sound", isExpanded: $isSoundExpanded) {
                    sound
                }
                Divider()
                footer
            }
            .padding()
        }
        .tint(settings.color)
    }

    private var deck: some View {
        GroupBox(label: Label("Deck", systemImage: "rectangle.stack.fill")) {
            Picker("Deck", selection: $settings.deck) {
                ForEach(GameSettings.Deck.allCases) { deck in
                    Text(deck.title)
                }
            }
            .pickerStyle(SegmentedPickerStyle())
            .accessibilityIdentifier("deck")
            Stepper("\(settings.pairs) pairs", value: $settings.pairs, in: 2...12)
                .accessibilityIdentifier("pairs")
            Gauge(value: Double(settings.pairs), in: 2...12) {
                Text("Difficulty")
            }
            .gaugeStyle(.linearCapacity)
            .accessibilityIdentifier("difficulty")
        }
    }

    private var look: some View {
        GroupBox("Look") {
            Slider(value: $settings.hue) {
                Text("Hue")
            } minimumValueLabel: {
                Image(systemName: "sun.max.fill")
            } maximumValueLabel: {
                Image(systemName: "moon.fill")
            }
            .accessibilityIdentifier("hue")
            Picker("Speed", selection: $settings.speed) {
                Text("Slow").tag(GameSettings.Speed.slow)
                Text("Normal").tag(GameSettings.Speed.normal)
                Text("Fast").tag(GameSettings.Speed.fast)
            }
            .pickerStyle(.inline)
            .accessibilityIdentifier("speed")
        }
    }

    private var sound: some View {
        VStack {
            Toggle("Sound", isOn: $settings.isSoundOn)
                .accessibilityIdentifier("sound")
            Slider(value: $settings.volume, in: 0...100, step: 10) { isEditing in
                if !isEditing { settings.isSoundOn = settings.volume > 0 }
            }
            .disabled(!settings.isSoundOn)
            .accessibilityIdentifier("volume")
            LabeledContent("Volume", value: settings.volume / 100, format: .percent)
        }
    }

    private var footer: some View {
        HStack {
            Link("Rules", destination: rules)
                .accessibilityIdentifier("rules")
            Spacer()
            Button("Reset", role: .destructive) {
                withAnimation { settings.reset() }
            }
            .accessibilityIdentifier("reset")
        }
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        SettingsView(settings: GameSettings())
    }
}
