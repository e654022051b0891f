import Fuzzing
import Records
import Statistics

/// Does the same with what is kept and with the oracle, and tells where they first differ.
struct StoreComparison {
  private let store: any KeptGames
  private var oracle = NaiveStore()
  /// What the games are called that were begun, by the fuzzer's numbers.
  private var ids: [Int: GameRecord.ID] = [:]
  /// A number that no game has.
  private static let unknown: GameRecord.ID = 999_999

  init(_ store: any KeptGames) {
    self.store = store
  }

  /// The first thing that is wrong after operations.
  static func fault(
    after operations: [StoreOperation], on store: any KeptGames
  ) -> FuzzFault? {
    var comparison = StoreComparison(store)
    for (index, operation) in operations.enumerated() {
      let problem = comparison.problem(of: operation) ?? comparison.problemOfWhatShows()
      guard let problem else { continue }
      return FuzzFault(
        problem.invariant, "after \(operation.word), \(problem.message)", events: index + 1)
    }
    return nil
  }

  private typealias Problem = (invariant: String, message: String)

  private func id(_ game: Int) -> GameRecord.ID {
    ids[game] ?? Self.unknown
  }

  /// Does something with both, and compares what they answer.
  private mutating func problem(of operation: StoreOperation) -> Problem? {
    switch operation {
    case .begin(let record, let text, let game, let former):
      let former = former.map(id)
      return compare(
        Answer { try oracle.requireGame(former) },
        Answer { () throws -> Void in
          let id = try store.begin(record, after: former, recording: text)
          ids[game] = id
          oracle.begin(record, text, as: id, after: former)
        }) ?? problemOfNumber(of: game)
    case .append(let text, let game):
      let id = id(game)
      return compare(
        Answer { try oracle.append(text, to: id) }, Answer { try store.append(text, to: id) })
    case .read(let game):
      let id = id(game)
      return compare(
        Answer { try oracle.recording(of: id) }, Answer { try store.recording(of: id) })
    case .resume(let game):
      let id = id(game)
      return compare(Answer { try oracle.resume(id) }, Answer { try store.resume(id) })
    case .replace(let text, let game):
      let id = id(game)
      return compare(
        Answer { try oracle.replace(text, of: id) },
        Answer { try store.replaceRecording(of: id, with: text) })
    case .finish(let record, let game):
      let id = id(game)
      return compare(
        Answer { try oracle.finish(id, record) }, Answer { try store.finish(id, record) })
    case .abandon(let game):
      let id = id(game)
      return compare(Answer { try oracle.abandon(id) }, Answer { try store.abandon(id) })
    case .interrupt(let game):
      oracle.interrupt(id(game))
      store.interrupt(id(game))
      return nil
    case .saveDecks(let decks):
      return compare(
        Answer { try oracle.saveDecks(decks) }, Answer { try store.saveDecks(decks) })
    case .set(let key, let value):
      oracle.set(key, value)
      return compare(Answer {}, Answer { try store.set(key, value) })
    case .eraseAll:
      oracle.eraseAll()
      return compare(Answer {}, Answer { try store.eraseAll() })
    }
  }

  /// Numbers of games are never used again.
  private func problemOfNumber(of game: Int) -> Problem? {
    guard let id = ids[game], ids.contains(where: { $0.key != game && $0.value == id }) else {
      return nil
    }
    return ("records", "expected a number that no game had, found \(id)")
  }

  /// What was answered: a text, or why not.
  private enum Answer: Equatable {
    case done
    case text(String)
    case refused(RecordStoreError)

    init(_ body: () throws -> Void) {
      do {
        try body()
        self = .done
      } catch {
        self = .refused(error as? RecordStoreError ?? .noFolder)
      }
    }

    init(_ body: () throws -> String) {
      do {
        self = .text(try body())
      } catch {
        self = .refused(error as? RecordStoreError ?? .noFolder)
      }
    }
  }

  private func compare(_ right: Answer, _ found: Answer) -> Problem? {
    guard right != found else { return nil }
    if case .text(let text) = right, case .text(let other) = found {
      return ("recordings", "expected \(text.debugDescription), found \(other.debugDescription)")
    }
    return ("refusals", "expected \(right), found \(found)")
  }

  private func problemOfWhatShows() -> Problem? {
    do {
      return try difference("records", oracle.interruptedGames, store.interruptedGames())
        ?? difference("records", oracle.records, store.records())
        ?? difference("decks", oracle.decks, store.decks())
        ?? oracle.settings.keys.sorted { $0.lexicographicallyPrecedes($1) }.lazy.compactMap { key in
          let key = String(decoding: key, as: UTF8.self)
          return difference("settings", oracle.setting(key), try? store.setting(key))
        }.first
    } catch {
      return ("refusals", "expected what is kept, found \(error)")
    }
  }

  private func difference<Value: Equatable>(
    _ invariant: String, _ right: Value, _ found: Value
  ) -> Problem? {
    right == found ? nil : (invariant, "expected \(right), found \(found)")
  }
}
