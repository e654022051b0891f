/// Reads the bodies of a type of view.
///
/// A body belongs to the main actor, which here is whichever thread uses the stage. One closure says so
/// for all views of a type, where one for each reading would have to be made.
final class BodyReader<Content: View> {
  /// The body of the view that lies at an address.
  let read: (UnsafePointer<Content>) -> Content.Body

  init() {
    let read: @MainActor (UnsafePointer<Content>) -> Content.Body = { $0.read { $0.body } }
    // The two types differ in nothing that is there when the program runs.
    self.read = unsafeBitCast(read, to: ((UnsafePointer<Content>) -> Content.Body).self)
  }
}
