import SwiftUI

struct ThemeEditor: View {
    @Binding var theme: Theme
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        NavigationView {
            Form {
                nameSection
                removeEmojiSection
                pairsSection
                colorSection
            }
            .navigationTitle("Edit \(theme.name)")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { presentationMode.wrappedValue.dismiss() }
                        .accessibilityIdentifier("close")
                }
            }
        }
    }

    private var nameSection: some View {
        Section(header: Text("Name")) {
            TextField("Name", text: $theme.name)
                .accessibilityIdentifier("name")
        }
    }

    private var removeEmojiSection: some View {
        Section(header: Text("Emojis"), footer: Text("Tap an emoji to remove it.")) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                ForEach(theme.emojis, id: \.self) { emoji in
                    Text(emoji)
                        .onTapGesture {
                            withAnimation { theme.emojis.removeAll { $0 == emoji } }
                            theme.numberOfPairs = min(theme.numberOfPairs, theme.emojis.count)
                        }
                }
            }
            .font(.system(size: 40))
        }
    }

    private var pairsSection: some View {
        Section(header: Text("Card count")) {
            Stepper("\(theme.numberOfPairs) pairs", value: $theme.numberOfPairs, in: 1...max(1, theme.emojis.count))
        }
    }

    private var colorSection: some View {
        Section(header: Text("Color")) {
            ColorPicker("Color", selection: $theme.color)
        }
    }
}
