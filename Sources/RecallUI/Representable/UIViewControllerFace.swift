/// What a stage shows of a controller of UIKit's.
package struct UIViewControllerFace: View {
  private let controller: UIViewController

  package init(controller: UIViewController) {
    self.controller = controller
  }

  package var body: some View {
    face.modifier(PresentedControllers(over: controller))
  }

  @ViewBuilder private var face: some View {
    switch controller {
    case let hosting as any HostingController: HostedFace(controller: hosting)
    case let sharing as UIActivityViewController: SharingFace(controller: sharing)
    case let picker as UIImagePickerController: PickerFace(picker: picker)
    default:
      UIViewFace(view: controller.view)
        .overlay { ForEach(hosted.indices, id: \.self) { HostedFace(controller: hosted[$0]) } }
        .reporting(fault)
    }
  }

  /// The controllers in it that show views, which fill it.
  private var hosted: [any HostingController] {
    controller.children.compactMap { $0 as? any HostingController }
  }

  /// What is said of a controller that nothing is shown of.
  private var fault: String? {
    guard let view = controller.view, hosted.isEmpty, view.subviews.isEmpty,
      view.backgroundColor == nil, type(of: view) == UIView.self
    else { return nil }
    return "a controller of UIKit's, a '\(type(of: controller))'; expected one whose view a stage"
      + " draws something of. Nothing stands for it"
  }
}

/// The view of a controller that shows one.
private struct HostedFace: View {
  let controller: any HostingController

  var body: some View { controller.readRootView() }
}

/// The ways to share texts and addresses.
private struct SharingFace: View {
  let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss
  @Environment(\.performEffect) private var performEffect
  @Environment(\.openURL) private var openURL

  init(controller: UIActivityViewController) {
    self.controller = controller
  }

  var body: some View {
    let text = SharedText(
      lines: controller.activityItems.compactMap(shared), subject: nil, message: nil)
    List {
      Text(verbatim: text.whole).lineLimit(3)
      Button("Copy", systemImage: "doc.on.doc") {
        performEffect(.copy(text.whole))
        finish(.copyToPasteboard)
      }
      if let letter = text.letter {
        Button("Mail", systemImage: "envelope") {
          openURL(letter)
          finish(.mail)
        }
      }
      Button("Cancel", role: .cancel) { finish(nil) }
    }
  }

  /// What is said of an item where only text goes; nil for one without text.
  private func shared(_ item: Any) -> String? {
    switch item {
    case let text as String: text
    case let url as URL: url.absoluteString
    case let text as NSString: text.description
    default: nil
    }
  }

  private func finish(_ type: UIActivity.ActivityType?) {
    controller.completionWithItemsHandler?(type, type != nil, nil, nil)
    dismiss()
  }
}

/// A stage has no photos.
private struct PickerFace: View {
  let picker: UIImagePickerController
  @Environment(\.dismiss) private var dismiss

  init(picker: UIImagePickerController) {
    self.picker = picker
  }

  var body: some View {
    ContentUnavailableView {
      Label("No Photos", systemImage: "photo")
    } actions: {
      Button("Cancel", role: .cancel) {
        if let delegate = picker.delegate {
          delegate.imagePickerControllerDidCancel(picker)
        } else {
          dismiss()
        }
      }
    }
  }
}
