/// A pointer on the glass, from its down to its up: what one arena is about.
///
/// The same pointer that comes down again makes another contact.
struct PointerContact: Hashable, Sendable, CustomStringConvertible {
  /// Counts the contacts of one router, from 1.
  let number: Int
  let pointer: PointerID

  /// Creates the contact `number`, made by `pointer`.
  init(_ number: Int, by pointer: PointerID = .mouse) {
    self.number = number
    self.pointer = pointer
  }

  var description: String {
    "contact \(number) (pointer \(pointer.number))"
  }
}
