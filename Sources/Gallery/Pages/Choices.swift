import RecallUI

extension GalleryPage {
  static var choices: GalleryPage {
    GalleryPage(
      "Choices",
      [
        Exhibit("Picker") { suits.font(.system(size: 13)) },
        Exhibit("segmented") {
          VStack(spacing: 2) {
            sizes.pickerStyle(.segmented)
            sizes.pickerStyle(.segmented).disabled(true)
          }
          .scaleEffect(0.9)
        },
        Exhibit("inline") {
          sizes.pickerStyle(.inline).labelsHidden().font(.system(size: 10)).padding(.horizontal, 8)
            .scaleEffect(0.8)
        },
        Exhibit("radioGroup") {
          sizes.pickerStyle(.radioGroup).labelsHidden().font(.system(size: 11)).scaleEffect(0.9)
        },
        Exhibit("wheel") {
          Picker("", selection: .constant(3)) {
            ForEach(1..<6) { Text("\($0)") }
          }
          .pickerStyle(.wheel).frame(width: 200).scaleEffect(0.42)
        },
        Exhibit("ColorPicker") {
          ColorPicker("Back", selection: .constant(.teal)).font(.system(size: 12)).padding(8)
        },
      ])
  }

  private static var suits: some View {
    Picker("Suit", selection: .constant(1)) {
      Text("Spades").tag(1)
      Text("Hearts").tag(2)
    }
  }

  private static var sizes: some View {
    Picker("Size", selection: .constant("M")) {
      ForEach(["S", "M", "L"], id: \.self) { Text($0) }
    }
  }
}
