import RecallUI

extension GalleryPage {
  static var images: GalleryPage {
    GalleryPage(
      "Images and labels",
      symbolExhibits + [
        Exhibit("imageScale") {
          HStack {
            Image(systemName: "star.fill").imageScale(.small)
            Image(systemName: "star.fill")
            Image(systemName: "star.fill").imageScale(.large)
          }
          .foregroundColor(.orange)
        },
        Exhibit("symbols by weight") {
          HStack(spacing: 4) {
            Image(systemName: "gearshape").font(.system(size: 20, weight: .ultraLight))
            Image(systemName: "gearshape").font(.system(size: 20))
            Image(systemName: "gearshape").font(.system(size: 20, weight: .black))
          }
        },
        Exhibit("resizable symbol") {
          Image(systemName: "heart.fill").resizable().scaledToFit()
            .foregroundStyle(
              .linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
            )
            .padding(6)
        },
        Exhibit("a name nobody knows") { Image(systemName: "no.such.symbol").font(.title) },
        Exhibit("Label") { Label("Shuffle", systemImage: "shuffle").font(.system(size: 13)) },
        Exhibit("symbol in a line") {
          HStack(alignment: .firstTextBaseline, spacing: 3) {
            Image(systemName: "timer")
            Text("1:05")
          }
        },
        Exhibit("picture") { sprite { Image($0) } },
        Exhibit("interpolation none") {
          sprite { Image($0).resizable().interpolation(.none).scaledToFit().padding(4) }
        },
        Exhibit("interpolation high") {
          sprite { Image($0).resizable().interpolation(.high).scaledToFit().padding(4) }
        },
        Exhibit("ImagePaint") {
          sprite { Capsule().strokeBorder(ImagePaint(image: Image($0), scale: 0.4), lineWidth: 14) }
            .padding(4)
        },
        Exhibit("scaledToFill") {
          sprite { Image($0).resizable().interpolation(.none).scaledToFill() }
            .frame(width: 80, height: 40).clipped()
        },
      ])
  }

  /// All symbols, a few in a frame.
  private static var symbolExhibits: [Exhibit] {
    let rows = [
      ["plus", "minus", "chevron.left", "chevron.right"],
      ["plus.circle", "minus.circle", "xmark.circle", "checkmark.circle"],
      ["xmark", "checkmark", "chevron.up", "chevron.down"],
      ["questionmark.circle", "info.circle", "list.bullet", "chart.bar.fill"],
      ["arrow.clockwise", "timer", "arrow.left", "arrow.right"],
      ["shuffle", "play.fill", "pause.fill", "stop.fill"],
      ["arrow.counterclockwise", "trash", "gearshape", "clock"],
      ["person.fill", "person.2.fill", "moon.fill", "sun.max.fill"],
      ["eye", "house.fill", "crown.fill", "trophy.fill"],
      ["speaker.wave.2.fill", "speaker.slash.fill", "pencil", "flag.fill"],
      ["rectangle.stack.fill", "square.grid.2x2.fill", "bolt", "bolt.fill"],
      ["star", "star.fill", "heart", "heart.fill"],
      ["triangle", "triangle.fill", "diamond", "diamond.fill"],
      ["square", "square.fill", "circle", "circle.fill"],
    ]
    return rows.map { names in
      Exhibit(names.joined(separator: " ")) {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 4) {
          ForEach(names, id: \.self) { Image(systemName: $0) }
        }
      }
    }
  }

  /// A picture of eight by eight pixels: a face.
  private static func sprite<Content: View>(
    @ViewBuilder _ content: (Picture) -> Content
  ) -> some View {
    let rows = [
      "..####..", ".######.", "##.##.##", "########", "#.####.#", "##....##", ".######.",
      "..####..",
    ]
    let pixels: [UInt32] = rows.joined().map { $0 == "#" ? 0xFFFF_9500 : 0 }
    return Picture(name: "face", width: 8, height: 8, premultipliedPixels: pixels).map(content)
  }
}
