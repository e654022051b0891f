import GameModel
import RecallUI

/// The lines of a game's state, in groups, written anew where they change.
struct GameLines {
  /// Whether anything has changed that they tell of; set by whatever of a game changes. Whoever checks a session asks
  /// after each event, of which most change nothing.
  var areOld = true
  /// One for each card, one for the table, one for what is decided around the model, and one for what only games have
  /// that aren't played in the classic way.
  private(set) var groups: [[StateSnapshot.Line]] = []
  private var model: MemoryGame<String>.StateLines<StateSnapshot.Line>?
  private var own = OwnLines()
  private var course = CourseLines()

  mutating func update(
    to model: MemoryGame<String>, _ own: OwnLines.Values, _ course: CourseLines.Values?
  ) {
    areOld = false
    if self.model == nil {
      self.model = .init(of: model) { StateSnapshot.Line(name: $0, value: $1) }
    } else {
      self.model?.update(to: model)
    }
    self.own.update(to: own)
    groups = self.model?.groups ?? []
    groups.append(self.own.lines)
    guard let course else { return }
    self.course.update(to: course)
    groups.append(self.course.lines)
  }
}
