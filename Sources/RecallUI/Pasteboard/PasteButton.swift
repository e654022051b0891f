/// A button that asks for the pasteboard's text, and hands it on as a thing.
///
/// It asks by the effect `StageEffect.requestPaste`; the answer is an event, which a recording has. Where
/// none comes, nothing happens, and what somebody asks for meanwhile is not the button's.
public struct PasteButton: View {
  private let take: (PastedThings) -> Void
  @Environment(\.performEffect) private var performEffect

  /// Creates a button that pastes things of a type.
  ///
  /// - Parameters:
  ///   - payloadType: What is pasted: what a text is, or can be made.
  ///   - onPaste: Gets what was pasted. It isn't called for a text that can't be made such a thing.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    take = { pasted in
      let items = pasted.values(as: T.self)
      if !items.isEmpty { onPaste(items) }
    }
  }

  /// Creates a button that pastes things of some types, as item providers.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What is pasted.
  ///   - payloadAction: Gets what was pasted. It isn't called without anything of these types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    take = { pasted in
      let providers = pasted.providers(of: supportedContentTypes)
      if !providers.isEmpty { payloadAction(providers) }
    }
  }

  public var body: some View {
    Button {
      performEffect.paste(take)
    } label: {
      Label("Paste", systemImage: "doc")
    }
    .buttonStyle(.bordered)
  }
}
