import RecallUI

extension GalleryPage {
  static var surroundings: GalleryPage {
    GalleryPage(
      "Containers, system styles and UIKit",
      [
        Exhibit("ConcentricRectangle") {
          ConcentricRectangle().fill(.orange).padding(6).background(.yellow, in: card)
            .containerShape(card).padding(6)
        },
        Exhibit("concentric and fixed corners") {
          ConcentricRectangle(
            uniformTopCorners: .concentric(minimum: .fixed(4)), bottomTrailingCorner: .fixed(2)
          )
          .strokeBorder(.orange, lineWidth: 3).padding(.leading, 6).padding(.bottom, 4)
          .background(.yellow, in: card).containerShape(card).padding(6)
        },
        Exhibit("separator, link, fill") {
          VStack(spacing: 6) {
            Text("link").font(.system(size: 13)).foregroundStyle(.link)
            Rectangle().fill(.separator).frame(height: 2)
            RoundedRectangle(cornerRadius: 4).fill(.fill)
          }
          .padding(8)
        },
        Exhibit("HSplitView") {
          HSplitView {
            Color.mint
            Color.clear
            Color.teal
          }
          .padding(8)
        },
        Exhibit("VSplitView") {
          VSplitView {
            Color.mint
            Color.clear
          }
          .padding(8)
        },
        Exhibit("listRowSeparatorLeading") {
          List {
            row("Apple")
            row("Pear").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 24 }
              .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + 16 }
          }
          .listStyle(.plain).font(.system(size: 12))
          .environment(\.defaultMinListRowHeight, 24)
        },
        Exhibit("RenameButton") { RenameButton().renameAction {}.font(.system(size: 13)) },
        Exhibit("UIViewRepresentable") { Plate().padding(8) },
        Exhibit("UIViewControllerRepresentable") { Hosted() },
      ])
  }

  private static var card: RoundedRectangle { RoundedRectangle(cornerRadius: 18) }

  private static func row(_ name: String) -> some View {
    Text(name).listRowInsets(EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8))
  }
}

/// A view of UIKit's with two in it.
private struct Plate: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let plate = UIView()
    plate.backgroundColor = .systemBlue
    plate.layer.cornerRadius = 10
    plate.clipsToBounds = true
    let square = UIView(frame: CGRect(x: 50, y: -8, width: 40, height: 30))
    square.backgroundColor = .systemYellow
    let label = UILabel(frame: CGRect(x: 8, y: 20, width: 60, height: 20))
    label.text = "UIView"
    label.textColor = .white
    plate.addSubview(square)
    plate.addSubview(label)
    return plate
  }

  func updateUIView(_ plate: UIView, context: Context) {}
}

/// A controller of UIKit's that shows a view.
private struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text("hosted"))
  }

  func updateUIViewController(
    _ controller: UIHostingController<Text>, context: Context
  ) {}
}
