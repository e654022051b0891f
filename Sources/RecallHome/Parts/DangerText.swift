import RecallGame
import RecallUI

/// The words of a button that can't be taken back, in a red that can be read on panels.
struct DangerText: View {
  private let text: LocalizedStringKey
  @Environment(\.palette) private var palette

  init(_ text: LocalizedStringKey) {
    self.text = text
  }

  var body: some View {
    Text(text).foregroundColor(palette.danger)
  }
}
