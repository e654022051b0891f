import RecallGame
import RecallUI

/// What a player sets once for all games. Each change is kept at once.
struct SettingsScreen: View {
  @ObservedObject var model: HomeModel
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures
  @Environment(\.sendHomeMessage) private var send
  @Environment(\.stringCatalog) private var catalog

  var body: some View {
    HomeForm {
      HomeSection("You") {
        LabeledContent("Name") {
          TextField("", text: name)
            .multilineTextAlignment(.trailing)
            .foregroundColor(palette.panelText)
            .prompt(
              PlayerName.key(PlayerName.you), if: model.state.settings.name.isEmpty,
              alignment: .trailing
            )
            .fieldFrame()
            .accessibilityIdentifier("name")
        }
      }
      HomeSection("Display") {
        Group {
          if measures.isCramped { appearance } else { segments }
        }
        // The first that is no text: what is typed there would be a name.
        .focusedOnArrival()
        .accessibilityIdentifier("appearance")
        CardBackPicker(selection: $model.state.settings.cardBack)
        Picker("Text size", selection: $model.state.settings.textSize) {
          ForEach(GameSettings.TextSize.allCases, id: \.self) { size in
            Text(size.title).tag(size)
          }
        }
        .accessibilityIdentifier("text size")
        Toggle("Reduce motion", isOn: $model.state.settings.reducesMotion)
          .accessibilityIdentifier("reduce motion")
      }
      HomeSection("Sound") {
        Toggle("Sound", isOn: $model.state.settings.isSoundOn)
          .accessibilityIdentifier("sound")
        LabeledContent("Volume") {
          Slider(value: volume, in: 0...100, step: 5)
            .frame(maxWidth: 240)
            .accessibilityIdentifier("volume")
        }
        .disabled(!model.state.settings.isSoundOn)
      }
      times
      HomeSection("Language") { LanguagePicker(selection: $model.state.settings.language) }
      KeysSection(keys: $model.state.settings.keys)
      Section {
        Button(role: .destructive) {
          model.state.question = .eraseAll
        } label: {
          DangerText("Erase all games, decks and settings")
        }
        .accessibilityIdentifier("erase all")
      }
    }
    .homePage("Settings")
    .onChange(of: model.state.settings) { _, settings in
      send(.keep(settings))
    }
  }

  private var appearance: some View {
    Picker("Appearance", selection: $model.state.settings.appearance) {
      Text("Light").tag(GameSettings.Appearance.light)
      Text("Dark").tag(GameSettings.Appearance.dark)
      Text("Desktop").tag(GameSettings.Appearance.desktop)
    }
  }

  private var segments: some View {
    appearance
      .pickerStyle(.segmented)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .overlay {
        ChosenSegment(
          count: GameSettings.Appearance.allCases.count,
          selected: GameSettings.Appearance.allCases
            .firstIndex(of: model.state.settings.appearance) ?? 0)
      }
  }

  private var times: some View {
    Section {
      TurnBackPicker(selection: $model.state.settings.turnBack)
      Picker("Hold a card to peek", selection: $model.state.settings.hold) {
        ForEach(
          SettingsScreen.times([500, 750, 1000, 1500, 2500], with: model.state.settings.hold),
          id: \.self
        ) { time in
          Text(LocalizedStringKey("For {time}", ["time": .key(PlanText.seconds(time))])).tag(time)
        }
      }
      .accessibilityIdentifier("hold")
    } header: {
      SectionText("Timing")
    } footer: {
      SectionText("Changes take effect in the next game.")
    }
  }

  private var name: Binding<String> {
    PlayerName.binding($model.state.settings.name, in: catalog)
  }

  private var volume: Binding<Double> {
    Binding {
      Double(model.state.settings.volume)
    } set: { volume in
      model.state.settings.volume = Int(volume.rounded())
    }
  }

  /// What is offered, and what is set.
  static func times(_ offered: [Int], with set: Int?) -> [Int] {
    guard let set, !offered.contains(set) else { return offered }
    return (offered + [set]).sorted()
  }
}

extension GameSettings.TextSize {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .huge: "Huge"
    }
  }
}

extension CardBackStyle {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .coral: "Coral"
    case .ocean: "Ocean"
    case .forest: "Forest"
    case .plum: "Plum"
    }
  }
}

/// The backs that cards can have, to be seen.
private struct CardBackPicker: View {
  @Binding var selection: CardBackStyle
  @Environment(\.colorScheme) private var scheme
  @Environment(\.palette) private var palette
  @Environment(\.paletteTraits) private var traits

  var body: some View {
    LabeledContent("Cards") {
      HStack(spacing: 8) {
        ForEach(CardBackStyle.allCases, id: \.self) { style in
          Button {
            selection = style
          } label: {
            CardPicture(.back, width: 30)
              .padding(3)
              .overlay {
                if style == selection {
                  RoundedRectangle(cornerRadius: 7).strokeBorder(palette.link, lineWidth: 2)
                }
              }
          }
          .buttonStyle(.plain)
          .environment(\.palette, Palette(scheme, backs: style, traits: traits))
          .accessibilityLabel(style.title)
          .accessibilityIdentifier("back:\(style.rawValue)")
          .accessibilityAddTraits(style == selection ? .isSelected : [])
        }
      }
    }
  }
}
