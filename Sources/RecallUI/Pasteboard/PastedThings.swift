/// Things that are copied and pasted.
///
/// Outside they are text. A stage that pastes the text that it has copied itself gets what that stands for.
struct PastedThings {
  let things: [TransferredThing]

  /// What a pasted text stands for.
  init(_ text: String, _ performEffect: PerformEffectAction) {
    let own = performEffect.things(copiedAs: text) as? [TransferredThing]
    things = own ?? [.value(text)]
  }

  /// The things as values of a type, without those that can't be made one.
  func values<Value: Transferable>(as type: Value.Type) -> [Value] {
    things.compactMap { $0.value(as: type) }
  }

  /// The things of some types, as programs before `Transferable` know them.
  func providers(of types: [UTType]) -> [NSItemProvider] {
    things.map { NSItemProvider($0) }.filter { types.contains(where: $0.provides) }
  }
}

extension PerformEffectAction {
  /// Copies things: as a text, with a line for each of them.
  ///
  /// - Returns: Whether there was something to copy: a thing that is text, an address, or can be stored as text.
  func copy(_ things: [TransferredThing]) -> Bool {
    let told = things.compactMap { thing in thing.pasteboardText.map { (thing, $0) } }
    guard !told.isEmpty else { return false }
    copy(told.map(\.0), as: told.map(\.1).joined(separator: "\n"))
    return true
  }

  /// Asks for what the pasteboard has.
  func paste(_ hear: @escaping (PastedThings) -> Void) {
    requestPaste { text in hear(PastedThings(text, self)) }
  }
}

extension TransferredThing {
  /// What stands for the thing outside of the stage; nil if nothing can.
  fileprivate var pasteboardText: String? {
    if case .value(let url as URL) = self { return url.absoluteString }
    if case .data(let data, _) = self { return String(data: data, encoding: .utf8) }
    return value(as: String.self) ?? exports().lazy.compactMap(\.pasteboardText).first
  }
}
