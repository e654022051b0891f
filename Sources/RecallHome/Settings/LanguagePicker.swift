import RecallUI

/// The language of all screens: that of the desktop, or one that the player chooses by its own name.
struct LanguagePicker: View {
  @Binding var selection: Language?

  var body: some View {
    Picker("Language", selection: $selection) {
      Text("System").tag(Language?.none)
      ForEach(SpokenLanguages.all, id: \.language) { choice in
        Text(verbatim: choice.name).tag(Language?.some(choice.language))
      }
    }
    .accessibilityIdentifier("language")
  }
}
