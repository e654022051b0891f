import RecallUI
import Replay

/// Who is told of the tables that the whole program shows, one after the other.
protocol TableListener: AnyObject {
  /// A table is set; it may not come to be shown.
  ///
  /// - Parameters:
  ///   - header: What is played there.
  ///   - goesOn: Whether a game goes on there that was left. What had happened in it is told again.
  /// - Returns: Who is told what happens there, by the table's own clock.
  func table(_ header: ReplayHeader, goesOn: Bool) -> GameFollower

  /// The table that was set last is shown from now on.
  ///
  /// - Parameter shift: How much later than the program's clock the table's began; less than none for a game
  ///   that had been played for longer than the program.
  func shows(after shift: Duration)
}

/// What shows tables and tells of them.
protocol TableTeller: AnyObject {
  /// Who is told of the tables that are shown; nil for nobody.
  var tables: (any TableListener)? { get set }
}

/// The tables of a recording, one after the other, each with what somebody notes of it.
///
/// A game that was left and gone on with in the same recording is one table: what happened until it was left
/// is told again when it goes on.
final class FollowedTables<Notes>: TableListener {
  struct Table {
    var header: ReplayHeader
    var notes: Notes
    /// How much later than the recording's clock the table's began.
    var shift = Duration.zero

    /// Whether what is played here is what a header asks for.
    fileprivate func isSame(as other: ReplayHeader) -> Bool {
      header.deck == other.deck && header.pairs == other.pairs && header.seed == other.seed
        && header.setup == other.setup
    }
  }

  private(set) var tables: [Table] = []
  private let begin: (ReplayHeader) -> (Notes, GameFollower)
  private var next: (table: Table, goesOn: Bool)?

  /// - Parameter begin: Makes the notes of a table, and who writes them.
  init(_ begin: @escaping (ReplayHeader) -> (Notes, GameFollower)) {
    self.begin = begin
  }

  func table(_ header: ReplayHeader, goesOn: Bool) -> GameFollower {
    let (notes, follower) = begin(header)
    next = (Table(header: header, notes: notes), goesOn)
    return follower
  }

  func shows(after shift: Duration) {
    guard let set = next else { return }
    next = nil
    var table = set.table
    if set.goesOn, let former = tables.lastIndex(where: { $0.isSame(as: table.header) }) {
      tables.remove(at: former)
    }
    table.shift = shift
    tables.append(table)
  }
}
