/// An alert as a value, as code written before `alert(_:isPresented:actions:message:)` has it.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; OK without any.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions as a value, as code written before `confirmationDialog` has it.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert that is a value.
private struct ButtonList: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension View {
  /// Presents an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    dialog(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Presents an alert for an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    dialog(item.hasValue(), item.wrappedValue.map(content))
  }

  /// Presents a choice of actions while a binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    dialog(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Presents a choice of actions for an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    dialog(item.hasValue(), item.wrappedValue.map(content))
  }

  private func dialog(_ isPresented: Binding<Bool>, _ alert: Alert?) -> some View {
    modifier(
      DialogModifier(isPresented: isPresented, title: alert?.title, isAlert: true) {
        ButtonList(buttons: alert?.buttons ?? [])
      } message: {
        alert?.message
      })
  }

  private func dialog(_ isPresented: Binding<Bool>, _ sheet: ActionSheet?) -> some View {
    modifier(
      DialogModifier(isPresented: isPresented, title: sheet?.title, isAlert: false) {
        ButtonList(buttons: sheet?.buttons ?? [])
      } message: {
        sheet?.message
      })
  }
}
