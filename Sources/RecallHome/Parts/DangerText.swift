import RecallGame
import RecallUI

/// The words of a button that can't be taken back, in a red that can be read on panels.
struct DangerText: View {
  private let text: String
  @Environment(\.palette) private var palette

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text).foregroundColor(palette.danger)
  }
}
