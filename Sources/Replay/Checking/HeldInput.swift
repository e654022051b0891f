import Interaction

/// The pointers and keys that are down, as far as the events tell that were sent.
struct HeldInput {
  private struct Press: Hashable {
    var pointer: PointerID
    var button: PointerEvent.Button
  }

  private var presses: Set<Press> = []
  private var keys: Set<String> = []

  /// Whether nothing is down.
  var isEmpty: Bool { presses.isEmpty && keys.isEmpty }

  /// Whether a pointer is down, or the key, that something is held by.
  func isDown(_ source: Hold.Source) -> Bool {
    switch source {
    case .pointers(let pointers):
      !pointers.isEmpty
        && pointers.allSatisfy { pointer in presses.contains { $0.pointer == pointer } }
    case .key(let key): keys.contains(key)
    }
  }

  /// Takes over what an event says.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointer(let event): note(event)
    case .key(let event):
      if event.phase == .up {
        keys.remove(event.key)
      } else {
        keys.insert(event.key)
      }
    case .focus(.lost):
      // Whatever goes up now does so in another window.
      presses = []
      keys = []
    case .focus, .scroll, .text, .marked, .paste, .message, .resize: break
    }
  }

  private mutating func note(_ event: PointerEvent) {
    switch event.phase {
    case .down: presses.insert(Press(pointer: event.pointer, button: event.button))
    case .up: presses.remove(Press(pointer: event.pointer, button: event.button))
    case .cancel: presses = presses.filter { $0.pointer != event.pointer }
    case .move: break
    }
  }
}
