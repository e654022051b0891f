extension View {
  /// Has Control or Command with V paste things while this view or one inside has the focus.
  ///
  /// The keys ask for the pasteboard's text by the effect `StageEffect.requestPaste`; the answer is an event, which a
  /// recording has. Where none comes, nothing happens. What this stage has copied itself comes back as what it was;
  /// text of others as what a text can be made.
  ///
  /// - Parameters:
  ///   - payloadType: What is pasted.
  ///   - action: Gets the things. It isn't called without any.
  ///   - validator: Says which of the things it gets.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    onPaste { pasted in
      let items = validator(pasted.values(as: T.self))
      if !items.isEmpty { action(items) }
    }
  }

  /// Has Control or Command with V paste things of some types while this view or one inside has the focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What is pasted.
  ///   - payloadAction: Gets the things. It isn't called without any.
  public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping (_ providers: [NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Has Control or Command with V paste things of some types while this view or one inside has the focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What is pasted.
  ///   - validator: Makes something of the things; nil for nothing that can be pasted here.
  ///   - payloadAction: Gets what was made of them.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping (_ providers: [NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (_ payload: Payload) -> Void
  ) -> some View {
    onPaste { pasted in
      let providers = pasted.providers(of: supportedContentTypes)
      guard !providers.isEmpty, let payload = validator(providers) else { return }
      payloadAction(payload)
    }
  }

  /// Has Control or Command with V paste things of some types, as code from before macOS 11 does.
  public func onPasteCommand(
    of supportedTypes: [String],
    perform payloadAction: @escaping (_ providers: [NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
  }

  private func onPaste(_ hear: @escaping (PastedThings) -> Void) -> some View {
    modifier(
      PasteboardCommand(letter: "v") { performEffect in
        performEffect.paste(hear)
        return true
      })
  }
}
