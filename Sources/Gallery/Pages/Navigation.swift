import RecallUI

extension GalleryPage {
  static var navigation: GalleryPage {
    GalleryPage(
      "Navigation",
      [
        Exhibit("NavigationStack") {
          Miniature { NavigationStack { Cards().navigationTitle("Cards") } }
        },
        Exhibit("path") {
          Miniature {
            NavigationStack(path: .constant([7])) {
              Cards()
                .navigationTitle("Cards")
                .navigationDestination(for: Int.self) { number in
                  Text("Number \(number)")
                    .navigationTitle("Card")
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
          }
        },
        Exhibit("NavigationSplitView") {
          NavigationSplitView {
            List(["Cards", "Scores"], id: \.self, selection: .constant("Scores")) {
              Label($0, systemImage: "star")
            }
            .navigationTitle("Game")
            .navigationSplitViewColumnWidth(260)
          } detail: {
            Text("Scores").navigationTitle("Best").font(.title)
          }
          .frame(width: 768, height: 512)
          .scaleEffect(0.125)
          .frame(width: 96, height: 64)
        },
        Exhibit("NavigationView") {
          Miniature {
            NavigationView {
              NavigationLink("Next", destination: Text("Here").navigationBarTitle("There"))
                .navigationBarTitle("Old", displayMode: .inline)
                .navigationBarItems(trailing: Image(systemName: "plus"))
            }
            .navigationViewStyle(.stack)
          }
        },
        Exhibit("toolbar") {
          Miniature {
            NavigationStack {
              Text("Content")
                .toolbar {
                  ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                  ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                  ToolbarItemGroup(placement: .bottomBar) {
                    Button("Left") {}
                    Spacer()
                    Button("Right") {}
                  }
                }
            }
          }
        },
        Exhibit("TabView") {
          Miniature {
            TabView {
              Text("Cards").tabItem { Label("Cards", systemImage: "rectangle.stack.fill") }
              Text("Scores").tabItem { Label("Scores", systemImage: "trophy.fill") }.badge(2)
            }
          }
        },
        Exhibit("tabViewStyle(.page)") {
          Miniature {
            TabView {
              Color.orange.overlay { Text("1") }
              Color.mint.overlay { Text("2") }
              Color.pink.overlay { Text("3") }
            }
            .tabViewStyle(.page)
          }
        },
      ])
  }
}

private struct Cards: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(1..<9) { number in
          NavigationLink("Card \(number)") {
            Text("Number \(number)").navigationTitle("Card \(number)")
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
    }
  }
}
