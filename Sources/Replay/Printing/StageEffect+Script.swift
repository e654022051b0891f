import Interaction

extension StageEffect {
  /// As it stands in a script, behind `expect effect`.
  var scriptText: String {
    switch self {
    case .copy(let text): "copy \(quoted(text))"
    case .requestPaste: "paste"
    case .openURL(let url): "open \(url.absoluteString.asValue)"
    case .feedback(let feedback): "feedback \(feedback.name.asValue)"
    case .playSound(let name): "sound \(name.asValue)"
    case .announce(let said):
      "announcement \(said.priority == .assertive ? "assertive " : "")\(quoted(said.text))"
    case .closeWindow: "close"
    case .message(let name, let body): "message \(name.asValue) \(quoted(body))"
    case .store(let change): "store \(change.scriptText)"
    }
  }
}
