import VirtualTime

/// Something that is wrong with a program's views, found while a stage ran them.
///
/// A stage goes on after an issue, the same way each time; a test can ask for `Stage.issues`.
public enum StageIssue: Equatable, Sendable {
  /// Two elements of a `ForEach` have the same identifier.
  case duplicateIdentifier(String, in: String)
  /// A control was given something that it can't work with, and leaves it out.
  case unusableValue(String, in: String)
  /// Views kept changing what views depend on. Their updates go on with the next frames and events, a few of them
  /// each time.
  case endlessUpdate(views: [String])
  /// A view asks its environment for an object that no view around it hands down. It is left out.
  case missingEnvironmentObject(type: String, in: String)
  /// An image has a name that nothing is known under. A crossed frame stands for it.
  case unknownImage(String, isSymbol: Bool, in: String)
  /// A task waited for something on another thread: when it goes on is chance, and no replay can tell.
  case foreignTask(String)
  /// Tasks kept going on without waiting for time to pass.
  case taskStorm(owners: [String])
  /// A task that was cancelled slept on and on, although that ends at once. It is held back from then on.
  case cancelledSleeps(owner: String)
  /// A program wants to keep something of a type that can't be kept, under a key. Nothing is kept.
  case unstorableValue(type: String, key: String)
  /// Timers kept scheduling each other for one instant.
  case timerStorm(TimerStorm)
}

extension StageIssue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateIdentifier(let identifier, let path):
      """
      two elements of the ForEach in \(path) have the identifier \(identifier); \
      expected each identifier once
      """
    case .endlessUpdate(let views):
      """
      the views did not settle after \(UpdateLimit.rounds) rounds; expected them to stop \
      changing what they depend on. Still changing: \(views.isEmpty ? "the layout alone" : views.joined(separator: ", "))
      """
    case .missingEnvironmentObject(let type, let path):
      """
      \(path) needs an object of type \(type) from its environment; \
      expected a view around it to hand one down with environmentObject(_:) or environment(_:). \
      The view is left out
      """
    case .unknownImage(let name, isSymbol: true, let path):
      """
      \(path) names the symbol "\(name)"; expected one that RecallUI has a drawing of. \
      A crossed frame stands for it
      """
    case .unknownImage(let name, isSymbol: false, let path):
      """
      \(path) names the picture "\(name)"; expected one of the environment's pictures. \
      A crossed frame stands for it
      """
    case .unusableValue(let fault, let path):
      "\(path) has \(fault)"
    case .foreignTask(let owner):
      """
      \(owner) was made to go on by another thread; expected it to wait for nothing but the stage. \
      It went on before the next event, and no replay can tell which that was
      """
    case .taskStorm(let owners):
      """
      more than \(StageExecutor.stormLimit) jobs of tasks ran within one event; expected the tasks to \
      wait for time to pass. Still running: \(owners.joined(separator: ", "))
      """
    case .cancelledSleeps(let owner):
      """
      a cancelled task slept more than \(TaskRecord.mostCancelledSleeps) times at one instant; expected it to \
      end when a sleep throws, or when `Task.isCancelled` is true. It is held back: \(owner)
      """
    case .unstorableValue(let type, let key):
      """
      a value of type \(type) was to be kept under "\(key)"; expected a truth value, a number, a \
      text, a date, an address, bytes, or a list or dictionary of these. Nothing is kept
      """
    case .timerStorm(let storm):
      storm.description
    }
  }
}
