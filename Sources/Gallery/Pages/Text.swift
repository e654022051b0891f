import RecallUI

extension GalleryPage {
  static var text: GalleryPage {
    GalleryPage(
      "Text",
      [
        Exhibit("weights") {
          HStack(spacing: 3) {
            Text("A").fontWeight(.ultraLight)
            Text("A").fontWeight(.regular)
            Text("A").fontWeight(.semibold)
            Text("A").fontWeight(.black)
          }
          .font(.system(size: 24))
        },
        Exhibit("designs") {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(Font.Design.allCases, id: \.self) { design in
              Text("Pairs 42").fontDesign(design)
            }
          }
          .font(.system(size: 12))
        },
        Exhibit("bold, italic") {
          VStack {
            Text("bold").bold()
            Text("italic").italic()
          }
        },
        Exhibit("underline, strikethrough") {
          VStack {
            Text("underline").underline()
            Text("through").strikethrough().foregroundColor(.red)
          }
        },
        Exhibit("kerning") {
          VStack {
            Text("kerning").kerning(-1)
            Text("kerning").kerning(4)
          }
        },
        Exhibit("monospacedDigit") {
          VStack(alignment: .leading, spacing: 0) {
            Text("11:11").monospacedDigit()
            Text("20:48").monospacedDigit()
            Text("11:11")
            Text("20:48")
          }
          .font(.system(size: 13))
        },
        Exhibit("Text + Text") {
          Text("Score ") + Text("42").font(.title2).bold().foregroundColor(.orange)
            + Text(" of 99").italic()
        },
        Exhibit("multilineTextAlignment") {
          Text("Turn two cards, find the pair").font(.system(size: 11))
            .multilineTextAlignment(.trailing).padding(6)
        },
        Exhibit("lineLimit") {
          Text("Turn two cards, and when they match they stay").font(.system(size: 11))
            .lineLimit(2).padding(6)
        },
        Exhibit("truncationMode") {
          VStack(alignment: .leading) {
            ForEach(Text.TruncationMode.allCases, id: \.self) { mode in
              Text("A memory of pairs").truncationMode(mode)
            }
          }
          .lineLimit(1).font(.system(size: 12)).padding(6)
        },
        Exhibit("minimumScaleFactor") {
          Text("A memory of pairs").font(.system(size: 30)).lineLimit(1).minimumScaleFactor(0.2)
            .padding(6)
        },
        Exhibit("emoji") { Text("🇩🇪👩‍🚀🏳️‍🌈👍🏽").font(.system(size: 16)) },
      ])
  }
}
