extension StageEffect: CustomStringConvertible {
  /// A line that tells people of it: `copy "a word"`.
  public var description: String {
    switch self {
    case .copy(let text): "copy \(text.debugDescription)"
    case .requestPaste: "paste"
    case .openURL(let url): "open \(url.absoluteString.debugDescription)"
    case .feedback(let feedback): "feedback \(feedback.name.debugDescription)"
    case .playSound(let name): "sound \(name.debugDescription)"
    case .announce(let said): "announcement \(said.priority) \(said.text.debugDescription)"
    case .closeWindow: "close"
    case .message(let name, let body): "message \(name.debugDescription) \(body.debugDescription)"
    case .store(let change): "store \(change)"
    }
  }
}
