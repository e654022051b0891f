import RecallUI

/// All pages on one sheet, one below the other.
public struct GallerySheet: View {
  private static let columns = 7
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  /// Of three lines.
  private static let caption: CGFloat = 38
  private static let title: CGFloat = 30

  public init() {}

  /// The size that the sheet fills, in points.
  public static var size: CGSize {
    let columns = CGFloat(Self.columns)
    let rowCount = GalleryPage.all.reduce(0) { $0 + rows(of: $1).count }
    let cell = Exhibit.size.height + caption + gap
    return CGSize(
      width: 2 * margin + columns * Exhibit.size.width + (columns - 1) * gap,
      height: 2 * margin + CGFloat(GalleryPage.all.count) * title + CGFloat(rowCount) * cell)
  }

  private static func rows(of page: GalleryPage) -> [[Exhibit]] {
    stride(from: 0, to: page.exhibits.count, by: columns).map { start in
      Array(page.exhibits[start..<min(start + columns, page.exhibits.count)])
    }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(GalleryPage.all) { page in
        Text(page.title).font(.system(.headline)).frame(height: Self.title)
        ForEach(Array(Self.rows(of: page).enumerated()), id: \.offset) { row in
          HStack(spacing: Self.gap) {
            ForEach(row.element) { ExhibitView(exhibit: $0, captionHeight: Self.caption) }
          }
          .padding(.bottom, Self.gap)
        }
      }
    }
    .padding(Self.margin)
    .frame(
      width: Self.size.width, height: Self.size.height, alignment: .topLeading)
  }
}

/// A feature in its frame, with its name below.
struct ExhibitView: View {
  let exhibit: Exhibit
  var captionHeight: CGFloat = 38

  /// The name. A word that is longer than a line, such as a symbol's, may go on behind a dot.
  private var caption: String {
    exhibit.name.split(separator: " ").map { word in
      word.count > ExhibitView.lettersInLine
        ? word.split(separator: ".").joined(separator: ".\u{200B}") : String(word)
    }
    .joined(separator: " ")
  }

  /// As many letters of a caption as fit into a line.
  private static let lettersInLine = 20

  var body: some View {
    VStack(spacing: 0) {
      exhibit.view
        .frame(width: Exhibit.size.width, height: Exhibit.size.height)
        .background(Color(light: Color(white: 0.96), dark: Color(white: 0.13)))
      Text(caption)
        .font(.system(size: 9))
        .foregroundColor(.secondary)
        .lineLimit(3)
        .multilineTextAlignment(.center)
        .frame(width: Exhibit.size.width, height: captionHeight, alignment: .top)
    }
  }
}
