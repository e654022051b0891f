/// The evaluation that goes on, for whatever is read in it.
///
/// An object of its own, apart from the graph, as every value that views read holds on to it.
final class Evaluation {
  /// The node whose content is being evaluated: what is read now, it depends on. It is on the call
  /// stack for as long as it stands here.
  unowned(unsafe) var node: ViewNode?
  /// What state was after each of the updates that are put off.
  let versions = StateVersions()
  /// Why views are evaluated, while somebody wants to know.
  let changes = ChangeNotes()
  /// Whether a program draws: what it sets meanwhile stays what it is, since nobody knows whether, and
  /// how often, somebody looks.
  private(set) var isDrawing = false

  /// Runs a program's code that draws.
  func draws<Result>(_ body: () -> Result) -> Result {
    let outer = isDrawing
    isDrawing = true
    defer { isDrawing = outer }
    return body()
  }
}
