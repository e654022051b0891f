import RecallUI

extension GalleryPage {
  static var lists: GalleryPage {
    GalleryPage(
      "Lists",
      [
        Exhibit("List") { small { List { fruit } } },
        Exhibit("listStyle(.plain)") { small { List { fruit }.listStyle(.plain) } },
        Exhibit("listStyle(.grouped)") { small { List { fruit }.listStyle(.grouped) } },
        Exhibit("listStyle(.inset)") { small { List { fruit }.listStyle(.inset) } },
        Exhibit("listStyle(.sidebar)") { small { List { fruit }.listStyle(.sidebar) } },
        Exhibit("Section") {
          small {
            List {
              Section {
                row("Pear")
              } header: {
                Text("Fruit").font(.system(size: 7))
              } footer: {
                Text("is good").font(.system(size: 6))
              }
            }
          }
        },
        Exhibit("selection:") {
          small { List(selection: .constant(1)) { fruit }.listStyle(.plain) }
        },
        Exhibit("editMode") {
          small {
            List { fruit.onDelete { _ in }.onMove { _, _ in } }
              .environment(\.editMode, .constant(.active))
          }
        },
        Exhibit("editActions:") {
          small {
            List(.constant(["Apple", "Pear"]), id: \.self, editActions: .all) { $name in row(name) }
              .environment(\.editMode, .constant(.active))
          }
        },
        Exhibit("Table") {
          small {
            Table(
              [Fruit(id: "Apple", count: 3), Fruit(id: "Pear", count: 12)],
              sortOrder: .constant([KeyPathComparator(\Fruit.id)])
            ) {
              TableColumn("Fruit", value: \.id)
              TableColumn("Count", value: \.count) { Text("\($0.count)") }.width(60)
            }
          }
        },
        Exhibit("badge") { small { List { row("Inbox").badge(3) } } },
        Exhibit("listRowBackground") {
          small {
            List {
              row("Pear").listRowBackground(Color.yellow)
              row("Plum").listRowSeparator(.hidden)
            }
          }
        },
        Exhibit("Form") {
          small {
            Form {
              Toggle(isOn: .constant(true)) { Text("Sound") }.listRowInsets(insets)
              Button("Reset") {}.listRowInsets(insets)
            }
          }
        },
        Exhibit("OutlineGroup") {
          small {
            List { DisclosureGroup("Fruit") { EmptyView() }.listRowInsets(insets) }
          }
        },
      ])
  }

  private static let insets = EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8)

  private static func row(_ name: String) -> some View {
    Text(name).listRowInsets(insets)
  }

  private static var fruit: ForEach<Range<Int>, Int, some View> {
    ForEach(0..<2) { row($0 == 0 ? "Apple" : "Pear") }
  }

  /// A list that is drawn at half of its size.
  private static func small<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content()
      .font(.system(size: 14))
      .environment(\.defaultMinListRowHeight, 30)
      .frame(width: Exhibit.size.width * 2, height: Exhibit.size.height * 2)
      .scaleEffect(0.5)
      .frame(width: Exhibit.size.width, height: Exhibit.size.height)
  }
}

private struct Fruit: Identifiable {
  let id: String
  let count: Int
}
