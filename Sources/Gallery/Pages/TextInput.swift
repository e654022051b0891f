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
            "Note", text: .constant("A note that grows with what is in it"), axis: .vertical
          )
          .textFieldStyle(.roundedBorder).font(.system(size: 13)).padding(8)
        },
        Exhibit("TextEditor") {
          TextEditor(text: .constant("Dear Ann,\n\nwho types here can begin new lines."))
            .font(.system(size: 11))
            .overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray.opacity(0.4)))
            .padding(8)
        },
      ])
  }
}
