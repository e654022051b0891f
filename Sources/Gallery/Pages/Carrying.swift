import RecallUI

extension GalleryPage {
  static var carrying: GalleryPage {
    GalleryPage(
      "Carrying",
      [
        Exhibit("draggable") { Shelf() },
        Exhibit("draggable with a preview") {
          Chip(name: "7").draggable(7) { Text("seven").font(.title) }
        },
      ])
  }
}

/// A card to carry to a place that takes it.
private struct Shelf: View {
  @State private var dropped: String?
  @State private var isTargeted = false

  var body: some View {
    HStack(spacing: 10) {
      Chip(name: "A").draggable("A")
      RoundedRectangle(cornerRadius: 6)
        .strokeBorder(isTargeted ? Color.accentColor : .gray, lineWidth: isTargeted ? 2 : 1)
        .frame(width: 40, height: 44)
        .overlay { Text(dropped ?? "…") }
        .dropDestination(for: String.self) { texts, _ in
          dropped = texts.first
          return true
        } isTargeted: {
          isTargeted = $0
        }
    }
  }
}

private struct Chip: View {
  let name: String

  var body: some View {
    Text(name).font(.system(size: 16, weight: .bold)).foregroundColor(.white)
      .frame(width: 30, height: 40)
      .background(RoundedRectangle(cornerRadius: 6).fill(.orange))
  }
}
