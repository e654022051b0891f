import RecallUI

extension GalleryPage {
  static var directions: GalleryPage {
    GalleryPage(
      "Right to left",
      [
        Exhibit("layoutDirection") {
          VStack(alignment: .leading, spacing: 3) {
            HStack(spacing: 3) {
              Text("1")
              Text("2")
              Text("3").padding(.leading, 8)
            }
            Text("leading").font(.system(size: 9))
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(4).mirrored()
        },
        Exhibit("leading lines") {
          Text("Turn two cards, find the pair").font(.system(size: 11)).padding(6).mirrored()
        },
        Exhibit("chevron.forward, backward") {
          HStack {
            Image(systemName: "chevron.backward")
            Image(systemName: "chevron.forward")
          }
          .mirrored()
        },
        Exhibit("flipsForRightToLeftLayoutDirection") {
          HStack {
            Image(systemName: "leaf")
            Image(systemName: "leaf").flipsForRightToLeftLayoutDirection(true)
          }
          .mirrored()
        },
        Exhibit("layoutDirectionBehavior") {
          HStack {
            Flag(layoutDirectionBehavior: .fixed)
            Flag(layoutDirectionBehavior: .mirrors)
          }
          .padding(12).mirrored()
        },
        Exhibit("controls from the right") {
          VStack(spacing: 4) {
            Slider(value: .constant(0.3))
            ProgressView(value: 0.3)
            Toggle(isOn: .constant(true)) { Text("on").font(.system(size: 10)) }
          }
          .padding(.horizontal, 6).mirrored()
        },
        Exhibit("list from the right") {
          List {
            Text("Pear").font(.system(size: 10)).badge(3)
            NavigationLink("Plum", value: 1).font(.system(size: 10))
          }
          .environment(\.defaultMinListRowHeight, 16).listStyle(.plain).mirrored()
        },
        Exhibit("field from the right") {
          TextField("name", text: .constant("Ada")).textFieldStyle(.roundedBorder).padding(6)
            .mirrored()
        },
      ])
  }
}

extension View {
  fileprivate func mirrored() -> some View { environment(\.layoutDirection, .rightToLeft) }
}

private struct Flag: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height / 4))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
