import RecallUI

extension GalleryPage {
  static var textInput: GalleryPage {
    GalleryPage(
      "Text input",
      [
        Exhibit("TextField") {
          VStack(spacing: 8) {
            TextField("Name", text: .constant(""))
            TextField("Name", text: .constant("Ann Lee"))
          }
          .padding(.horizontal, 12)
        },
        Exhibit("roundedBorder") {
          VStack(spacing: 8) {
            TextField("Name", text: .constant("Ann Lee"))
            TextField("Name", text: .constant("disabled")).disabled(true)
          }
          .textFieldStyle(.roundedBorder).font(.system(size: 13)).padding(8)
        },
        Exhibit("SecureField") {
          VStack(spacing: 8) {
            SecureField("Password", text: .constant("sesame"))
            SecureField("Password", text: .constant(""))
          }
          .textFieldStyle(.roundedBorder).font(.system(size: 13)).padding(8)
        },
        Exhibit("format") {
          VStack(spacing: 8) {
            TextField("Amount", value: .constant(1234.5), format: .currency(code: "USD"))
            TextField("Share", value: .constant(0.25), format: .percent)
          }
          .multilineTextAlignment(.trailing)
          .textFieldStyle(.roundedBorder).font(.system(size: 13)).padding(8)
        },
        Exhibit("axis: .vertical") {
          TextField(
            "Note", text: .constant("A note that grows"), axis: .vertical
          )
          .textFieldStyle(.roundedBorder).font(.system(size: 13)).padding(8)
        },
        Exhibit("TextEditor") {
          TextEditor(text: .constant("Dear Ann,\n\nwho types here can begin new lines."))
            .font(.system(size: 11))
            .overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray.opacity(0.4)))
            .padding(8)
        },
        Exhibit("searchable") {
          Miniature {
            NavigationStack {
              Text("What is searched")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle("Names")
                .navigationBarTitleDisplayMode(.inline)
                .searchable(text: .constant(""), prompt: "Look for somebody")
            }
          }
        },
        Exhibit("searchable(tokens:)") {
          Miniature {
            Color.clear
              .searchable(text: .constant("an"), tokens: .constant([Topic(id: "cats")])) {
                Text($0.id)
              }
          }
        },
        Exhibit("PasteButton") { PasteButton(payloadType: String.self) { _ in } },
        Exhibit("searchScopes") {
          Miniature {
            Color.clear
              .searchable(text: .constant("an"), isPresented: .constant(true))
              .searchScopes(.constant(1), activation: .onSearchPresentation) {
                Text("All").tag(1)
                Text("Friends").tag(2)
              }
          }
        },
        Exhibit("searchSuggestions") {
          Miniature {
            Text("What is searched")
              .searchable(text: .constant("a"), isPresented: .constant(true))
              .searchSuggestions {
                Text("Ada").searchCompletion("Ada")
                Text("Alan").searchCompletion("Alan")
              }
          }
        },
      ])
  }
}

/// What one can search for, besides a text.
private struct Topic: Identifiable {
  let id: String
}
