import RecallUI

/// The pages in a window, one at a time.
public struct GalleryView: View {
  @State private var index = 0
  @State private var isDark = false

  public init() {}

  public var body: some View {
    let pages = GalleryPage.all
    let page = pages[min(max(index, 0), pages.count - 1)]
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        step("chevron.left", by: -1, of: pages.count).accessibilityIdentifier("previous page")
        Text(page.title).font(.title).accessibilityIdentifier("title")
        step("chevron.right", by: 1, of: pages.count).accessibilityIdentifier("next page")
        Spacer()
        Button {
          isDark.toggle()
        } label: {
          Label(isDark ? "Light" : "Dark", systemImage: isDark ? "sun.max.fill" : "moon.fill")
        }
        .accessibilityIdentifier("color scheme")
      }
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: Exhibit.size.width), spacing: 16)], spacing: 16
        ) {
          ForEach(page.exhibits) { exhibit in
            ExhibitView(exhibit: exhibit)
              .accessibilityIdentifier("exhibit:\(exhibit.name)")
          }
        }
      }
      .id(page.title)
    }
    .padding(24)
    .background(Color(light: .white, dark: .black))
    .environment(\.colorScheme, isDark ? .dark : .light)
  }

  private func step(_ symbol: String, by distance: Int, of count: Int) -> some View {
    Button {
      index = (index + distance + count) % count
    } label: {
      Image(systemName: symbol).font(.title3)
    }
  }
}
