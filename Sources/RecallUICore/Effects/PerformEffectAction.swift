import Interaction

/// Asks something of the world around the stage.
///
/// ```swift
/// @Environment(\.performEffect) private var performEffect
/// … Button("Copy") { performEffect(.copy(word)) }
/// ```
///
/// It is an output: nothing of the program depends on whether anybody carries it out. Off any stage
/// nobody hears of it.
public struct PerformEffectAction {
  private let log: EffectLog?

  init(_ log: EffectLog?) {
    self.log = log
  }

  public func callAsFunction(_ effect: StageEffect) {
    log?.add(effect)
  }

  /// Asks for the pasteboard's text. Who asks after that, for whatever, gets the answer instead.
  package func requestPaste(_ hear: @escaping (String) -> Void) {
    log?.add(.requestPaste)
    log?.pasteHearer = hear
  }

  /// Copies things as text, and keeps what they are: whoever pastes that text on this stage can have them.
  package func copy(_ things: [Any], as text: String) {
    log?.add(.copy(text))
    log?.copied = (text, things)
  }

  /// The things that this stage has copied as a text; nil where the text is somebody else's.
  package func things(copiedAs text: String) -> [Any]? {
    guard let copied = log?.copied, copied.text == text else { return nil }
    return copied.things
  }
}

private struct PerformEffectKey: EnvironmentKey {
  static var defaultValue: PerformEffectAction { PerformEffectAction(nil) }
}

extension EnvironmentValues {
  /// Asks something of the world around the stage: `performEffect(.playSound("bell"))`.
  public internal(set) var performEffect: PerformEffectAction {
    get { self[PerformEffectKey.self] }
    set { self[PerformEffectKey.self] = newValue }
  }
}
