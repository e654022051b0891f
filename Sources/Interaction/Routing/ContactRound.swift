/// One contact, its arena and those who take part.
final class ContactRound {
  let contact: PointerContact
  let button: PointerEvent.Button
  let arena: GestureArena
  var isDown = true
  private(set) var recognizers: [GestureRecognizer] = []
  private var removed: [GestureRecognizer] = []

  init(contact: PointerContact, button: PointerEvent.Button, arena: GestureArena) {
    self.contact = contact
    self.button = button
    self.arena = arena
  }

  func add(_ attachment: GestureAttachment) {
    guard !recognizers.contains(where: { $0 === attachment.recognizer }) else { return }
    recognizers.append(attachment.recognizer)
    let isSimultaneous = attachment.priority == .simultaneous
    arena.add(attachment.recognizer, isSimultaneous ? .simultaneous : .competing)
  }

  /// Whether the recognizer still gets the contact's steps.
  func isTaking(_ recognizer: GestureRecognizer) -> Bool {
    arena.standing(of: recognizer) != .out && !removed.contains { $0 === recognizer }
  }

  /// Takes out a recognizer whose view left; tells whether others may win by that.
  func withdraw(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizers.contains(where: { $0 === recognizer }) else { return false }
    removed.append(recognizer)
    return arena.withdraw(recognizer)
  }
}
