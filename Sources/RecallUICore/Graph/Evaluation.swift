/// The evaluation that goes on, for whatever is read in it.
///
/// An object of its own, apart from the graph, as every value that views read holds on to it.
final class Evaluation {
  /// The node whose content is being evaluated: what is read now, it depends on. It is on the call
  /// stack for as long as it stands here.
  unowned(unsafe) var node: ViewNode?
  /// The node that is being drawn, or whose place is being looked for: what state is read now without an evaluation, its
  /// drawing depends on.
  var drawn: Unmanaged<ViewNode>?
  /// What state was after each of the updates that are put off.
  let versions = StateVersions()
  /// Why views are evaluated, while somebody wants to know.
  let changes = ChangeNotes()
  /// Whether a program draws: what it sets meanwhile stays what it is, since nobody knows whether, and
  /// how often, somebody looks.
  private(set) var isDrawing = false

  /// How often code that drew asked for what it didn't get: a change of state, work for later.
  private var refusals = 0

  /// Notes that code that draws asked for something that it doesn't get.
  func refuse() { refusals &+= 1 }

  /// Whether a program's code, run as what draws, asks for something that it doesn't get then.
  func asks(_ body: () -> Void) -> Bool {
    let former = refusals
    draws(body)
    return refusals != former
  }

  /// Runs what is evaluated for one frame alone: what it reads, the real tree depends on already.
  func unseen<Result>(_ body: () -> Result) -> Result {
    let outer = drawn
    drawn = nil
    defer { drawn = outer }
    return body()
  }

  /// Runs what no evaluation and no drawing depends on.
  func unnoted(_ body: () -> Void) {
    let outer = (node, drawn)
    (node, drawn) = (nil, nil)
    defer { (node, drawn) = outer }
    body()
  }

  /// Reads a property of an object that may be observed, or what the closures of an object read, as who is drawn, if
  /// anybody is.
  func observe(_ path: AnyKeyPath?, of object: AnyObject, _ read: () -> Void) {
    guard node == nil, let drawn else { return read() }
    drawn._withUnsafeGuaranteedRef { node in
      // A node may be drawn with each frame between two evaluations.
      let isFirst = node.keepObservations().isFirstReading(
        of: path, in: object, after: node.evaluation)
      if isFirst { node.track(read) } else { read() }
    }
  }

  /// Runs a program's code that draws.
  func draws<Result>(_ body: () -> Result) -> Result {
    let outer = isDrawing
    isDrawing = true
    defer { isDrawing = outer }
    return body()
  }
}
