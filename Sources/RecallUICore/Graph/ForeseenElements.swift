/// Which elements of a `ForEach` change with which of the updates that were put off, and to what.
///
/// An object, as a structure that is generic is copied by asking the runtime for its type, once for each update.
final class ForeseenElements<Content> {
  private let versions: StateVersions
  /// In which showing of several versions they were found.
  private let showing: Int
  /// The number of the update that was being brought to the screen when they were found.
  private let first: Int
  /// Which of the changes belong to each update, beginning with that one.
  private var changes: [[Int]]
  private var elements: [AnyObject] = []
  private var contents: [Content] = []
  /// With which update the last element changed that does, and how much later than the one before it: cards are
  /// dealt one after the other.
  private var latest: Int
  private var stride = 1

  /// - Parameter versions: What state was after each of several updates, of which one is being brought to the screen.
  init(in versions: StateVersions) {
    self.versions = versions
    first = versions.current
    showing = versions.showings
    latest = first - 1
    changes = Array(repeating: [], count: versions.count - first + 1)
  }

  /// Whether they are those of this showing.
  var areCurrent: Bool { showing == versions.showings }

  /// Finds out when an element changes.
  ///
  /// - Parameters:
  ///   - former: Its content as it is on the screen.
  ///   - content: Makes its content from the state that there is.
  func add(
    _ element: AnyObject, showing former: Content, made content: () -> Content,
    areSame: (Content, Content) -> Bool
  ) {
    let versions = versions
    func look(at version: Int) -> Content {
      versions.look(at: version)
      return content()
    }
    var search = VersionSearch<Content>(guess: latest + stride)
    let last = versions.count
    search.run(
      from: first - 1, former, to: last, look(at: last), &contents, value: look, areSame: areSame)
    guard let next = search.changes.first else { return }
    for version in search.changes {
      changes[version - first].append(elements.count)
      elements.append(element)
    }
    stride = next - latest
    latest = next
  }

  /// Runs `body` for each element that changes with the update that is being brought to the screen.
  func showCurrent(_ body: (AnyObject, Content) -> Void) {
    for change in changes[versions.current - first] {
      body(elements[change], contents[change])
    }
  }
}
