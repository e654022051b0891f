/// Shows what a controller of UIKit's puts over itself: a sheet, or what a `UIAlertController` asks.
package struct PresentedControllers: ViewModifier {
  private let controller: UIViewController

  package init(over controller: UIViewController) {
    self.controller = controller
  }

  package func body(content: Content) -> some View {
    controller.presentation.noteReading()
    let over = controller.presentedViewController
    let alert = over as? UIAlertController
    let title = Text(verbatim: alert?.title ?? "")
    return
      content
      .sheet(isPresented: isCovered(by: alert == nil ? over : nil)) {
        if let over { UIViewControllerFace(controller: over) }
      }
      .modifier(
        // As UIKit's, it has the buttons that it is given, and no other: without any, the program closes it.
        DialogModifier(
          isPresented: isCovered(by: alert?.preferredStyle == .alert ? alert : nil), title: title,
          isAlert: true, addsWayOut: false
        ) {
          if let alert { AlertActions(alert: alert) }
        } message: {
          if let message = alert?.message { Text(verbatim: message) }
        }
      )
      .confirmationDialog(
        title,
        isPresented: isCovered(by: alert?.preferredStyle == .actionSheet ? alert : nil),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        if let alert { AlertActions(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
  }

  /// Whether something stands over it; that goes when it is closed, and nothing that has come in its place.
  private func isCovered(by over: UIViewController?) -> Binding<Bool> {
    Binding {
      over != nil
    } set: {
      if !$0, let over, controller.presentedViewController === over {
        controller.dismiss(animated: true)
      }
    }
  }
}

/// The fields and the buttons of an alert.
private struct AlertActions: View {
  let alert: UIAlertController

  var body: some View {
    let fields = alert.textFields ?? []
    ForEach(fields.indices, id: \.self) { AlertField(field: fields[$0]) }
    ForEach(alert.actions.indices, id: \.self) { index in
      let action = alert.actions[index]
      Button(action.title ?? "", role: action.role) {
        // It is gone by the time the action hears of it, which may present something itself.
        alert.dismiss(animated: true)
        action.act()
      }
      .disabled(!action.isEnabled)
      .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
    }
  }
}

/// A field of an alert.
private struct AlertField: View {
  let field: UITextField

  var body: some View {
    field.changes.noteReading()
    let text = Binding {
      field.text ?? ""
    } set: {
      field.text = $0
    }
    return Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: text)
      } else {
        TextField(field.placeholder ?? "", text: text)
      }
    }
  }
}

extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
