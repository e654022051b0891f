import RecallUI

extension GalleryPage {
  static var presentations: GalleryPage {
    GalleryPage(
      "Presentations",
      [
        Exhibit("sheet") {
          Presenter("sheet") { button, isOpen in
            button.sheet(isPresented: isOpen) {
              Panel(title: "A sheet").presentationDetents([.medium, .large])
            }
          }
        },
        Exhibit("fullScreenCover") {
          Presenter("cover") { button, isOpen in
            button.fullScreenCover(isPresented: isOpen) { Panel(title: "A cover") }
          }
        },
        Exhibit("popover") {
          Presenter("popover") { button, isOpen in
            button.popover(isPresented: isOpen) { Panel(title: "A popover").padding() }
          }
        },
        Exhibit("alert") {
          Presenter("alert") { button, isOpen in
            button.alert("Turn all cards back?", isPresented: isOpen) {
              Button("Turn back", role: .destructive) {}
              Button("Cancel", role: .cancel) {}
            } message: {
              Text("What you have seen, you have seen.")
            }
          }
        },
        Exhibit("confirmationDialog") {
          Presenter("dialog") { button, isOpen in
            button.confirmationDialog(
              "Which deck?", isPresented: isOpen, titleVisibility: .visible
            ) {
              Button("Vehicles") {}
              Button("Faces") {}
            }
          }
        },
        Exhibit("Menu") {
          Menu("menu") {
            Button("Shuffle") {}
            Button("New game") {}
            Divider()
            Menu("More") { Button("Even more") {} }
          }
          .font(.system(size: 12))
        },
        Exhibit("contextMenu") {
          Text("hold").font(.system(size: 12)).contextMenu { Button("Held") {} }
        },
      ])
  }
}

/// A button, and what it opens.
private struct Presenter<Content: View>: View {
  let title: String
  let content: (AnyView, Binding<Bool>) -> Content
  @State private var isOpen = false

  init(
    _ title: String, @ViewBuilder content: @escaping (AnyView, Binding<Bool>) -> Content
  ) {
    self.title = title
    self.content = content
  }

  var body: some View {
    content(AnyView(Button(title) { isOpen = true }.font(.system(size: 12))), $isOpen)
  }
}

private struct Panel: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack(spacing: 12) {
      Text(title).font(.title2)
      Button("Close") { dismiss() }.buttonStyle(.borderedProminent)
    }
  }
}
