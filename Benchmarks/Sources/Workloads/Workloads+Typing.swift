import Rasterizer
import RecallUI

extension Workloads {
  /// A text of ten thousand characters that somebody types into, in its middle.
  public struct Typing {
    public enum Kind {
      case field, growingField, editor
    }

    private let stage: Stage

    public init(_ kind: Kind) {
      stage = Stage(
        size: CGSize(width: 400, height: 640), textMeasurer: PangoTextMeasurer()
      ) {
        Letter(kind: kind)
      }
      key("tab")
      key("end", .control)
      key("up")
      for _ in 1...30 { key("left", .control) }
    }

    private func key(_ name: String, _ modifiers: KeyEvent.Modifiers = []) {
      stage.send(.key(KeyEvent(.down, key: name, modifiers: modifiers)))
      stage.send(.key(KeyEvent(.up, key: name, modifiers: modifiers)))
    }

    /// How many keys `type` presses.
    public var count: Int { 20 }

    /// Types ten letters and takes them back; returns the digest, which tells that something happened.
    public func type() -> Int {
      for letter in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] {
        stage.send(.key(KeyEvent(.down, key: letter)))
        stage.send(.text(letter))
        stage.send(.key(KeyEvent(.up, key: letter)))
      }
      for _ in 1...10 { key("backspace") }
      return Int(truncatingIfNeeded: stage.digest)
    }
  }
}

private struct Letter: View {
  let kind: Workloads.Typing.Kind
  @State private var text: String

  init(kind: Workloads.Typing.Kind) {
    self.kind = kind
    let sentence = "The quick brown fox jumps over the lazy dog, and nobody minds. "
    _text = State(initialValue: String(String(repeating: sentence, count: 170).prefix(10_000)))
  }

  var body: some View {
    VStack {
      switch kind {
      case .field: TextField("Letter", text: $text)
      case .growingField: TextField("Letter", text: $text, axis: .vertical)
      case .editor: TextEditor(text: $text)
      }
    }
  }
}
