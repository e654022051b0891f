import SwiftUI

struct ThemeEditor: View {
  @Binding var theme: Theme
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section("Name") {
          TextField("Name", text: $theme.name)
            .focused($isNameFocused)
            .accessibilityIdentifier("name")
        }
        Section("Emojis") {
          TextField("Emojis", text: $theme.emojis).accessibilityIdentifier("emojis")
        }
        Section("Cards") {
          Stepper(
            "\(theme.numberOfPairs) pairs", value: $theme.numberOfPairs,
            in: 2...max(2, theme.emojis.count))
          ColorPicker("Color", selection: $theme.color)
        }
      }
      .navigationTitle(theme.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.accessibilityIdentifier("done")
        }
      }
    }
    .onAppear { isNameFocused = true }
  }
}

#Preview("Editor", traits: .fixedLayout(width: 360, height: 480)) {
  @Previewable @State var theme = Theme.builtins[0]
  ThemeEditor(theme: $theme)
}
