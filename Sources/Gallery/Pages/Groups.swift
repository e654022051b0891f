import RecallUI

extension GalleryPage {
  static var groups: GalleryPage {
    GalleryPage(
      "Groups",
      [
        Exhibit("LabeledContent") {
          VStack(spacing: 6) {
            LabeledContent("Pairs", value: "8")
            LabeledContent("Bonus", value: 0.5, format: .percent)
          }
          .font(.system(size: 12)).padding(8)
        },
        Exhibit("GroupBox") {
          GroupBox { Text("Two cards").font(.system(size: 12)) }
        },
        Exhibit("GroupBox, label") {
          GroupBox("Sound") { Text("off").font(.system(size: 11)) }
            .font(.system(size: 12)).scaleEffect(0.8)
        },
        Exhibit("ControlGroup") {
          ControlGroup {
            Button("", systemImage: "minus") {}
            Button("", systemImage: "plus") {}
          }
          .labelStyle(.iconOnly).font(.system(size: 13))
        },
        Exhibit("DisclosureGroup") {
          DisclosureGroup("More") { EmptyView() }.font(.system(size: 12)).padding(8)
        },
        Exhibit("isExpanded: true") {
          DisclosureGroup("More", isExpanded: .constant(true)) {
            Text("and less").foregroundColor(.secondary)
          }
          .font(.system(size: 12)).padding(8)
        },
        Exhibit("Link") { Link("Rules", destination: URL(fileURLWithPath: "/rules")) },
      ])
  }
}
