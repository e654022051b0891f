// The shapes in which choices of actions are asked for: by a key, a string or a text; about some data; with a message.

extension View {
  /// Presents a choice of actions at the lower edge while a binding is true. It can always be
  /// cancelled: by its own button, or one that is there anyway, by Escape, and by a touch beside it.
  ///
  /// - Parameters:
  ///   - titleKey: What is asked.
  ///   - isPresented: Set to false when it closes.
  ///   - titleVisibility: Automatically the title isn't shown.
  ///   - actions: Buttons: what can be chosen.
  ///   - message: What is told of them.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice of actions, without a message.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a choice of actions about some data, while a binding is true and there are some.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a choice of actions about some data, without a message.
  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}

extension View {
  /// Presents a choice of actions at the lower edge while a binding is true. It can always be
  /// cancelled: by its own button, or one that is there anyway, by Escape, and by a touch beside it.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - isPresented: Set to false when it closes.
  ///   - titleVisibility: Automatically the title isn't shown.
  ///   - actions: Buttons: what can be chosen.
  ///   - message: What is told of them.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice of actions, without a message.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a choice of actions about some data, while a binding is true and there are some.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a choice of actions about some data, without a message.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}

extension View {
  /// Presents a choice of actions at the lower edge while a binding is true whose title is a text. It can always be
  /// cancelled: by its own button, or one that is there anyway, by Escape, and by a touch beside it.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - isPresented: Set to false when it closes.
  ///   - titleVisibility: Automatically the title isn't shown.
  ///   - actions: Buttons: what can be chosen.
  ///   - message: What is told of them.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented: isPresented, title: titleVisibility == .visible ? title : nil,
        isAlert: false, actions: actions, message: message))
  }

  /// Presents a choice of actions whose title is a text, without a message.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a choice of actions about some data whose title is a text, while a binding is true and there are some.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.only(while: data != nil), titleVisibility: titleVisibility,
      actions: { if let data { actions(data) } }, message: { if let data { message(data) } })
  }

  /// Presents a choice of actions about some data whose title is a text, without a message.
  public func confirmationDialog<Item, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}
