import RecallUI

extension GalleryPage {
  static var transforms: GalleryPage {
    GalleryPage(
      "Transforms",
      [
        Exhibit("rotationEffect") { card.rotationEffect(.degrees(25)) },
        Exhibit("rotationEffect, anchor") {
          ZStack {
            ForEach([-30.0, 0, 30], id: \.self) { degrees in
              card.rotationEffect(.degrees(degrees), anchor: .bottom)
            }
          }
        },
        Exhibit("scaleEffect") { card.scaleEffect(x: 1.4, y: 0.7) },
        Exhibit("offset") { card.offset(x: 20, y: -6) },
        Exhibit("rotation3DEffect") {
          card.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        },
        Exhibit("3D about x") { card.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0)) },
        Exhibit("3D, no perspective") {
          card.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
        },
      ])
  }

  private static var card: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(.radialGradient(colors: [.white, .orange], endRadius: 34))
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.brown, lineWidth: 2) }
      .overlay { Text("🎻").font(.system(size: 22)) }
      .frame(width: 36, height: 48)
  }
}
