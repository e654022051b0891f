import Foundation
import Storage

/// What a program keeps, in a folder of its own: read before its stage is made, written while it runs.
///
/// ```swift
/// let data = AppData.load(for: "memorize", environment: ProcessInfo.processInfo.environment)
/// for problem in data.problems { print("memorize: \(problem)") }
/// let stage = Stage(size: size, stored: data.state) { … }
/// …
/// for case .store(let change) in stage.takeEffects().map(\.effect) { data.keep(change) }
/// … at most once a second, and at the end:
/// do { try data.save() } catch { print("memorize: \(error)") }
/// ```
///
/// The folder is `$XDG_DATA_HOME/NAME`, or `~/.local/share/NAME`. In it `preferences` has what
/// `UserDefaults`, `@AppStorage` and `@SceneStorage` keep, as lines of text, and `files` has what the
/// program writes, as files. Each is replaced as a whole, once what it is to be is on the disk: whatever
/// happens meanwhile, one of the two is there. Several processes may use one folder: each writes what it
/// has changed, and leaves the rest as it is.
///
/// An object belongs to one thread.
public final class AppData {
  /// What was there when it was read, with the changes since.
  public private(set) var state = StoredState()
  /// What couldn't be read, for people; empty most of the time.
  public private(set) var problems: [AppDataError] = []
  /// Where everything is; nil when there is no such place.
  public var path: String? { folder?.path }

  private let folder: AppFolder?
  /// What is not written yet, each with its last value.
  private var pending: [StoreKey: StoredValue?] = [:]
  /// Why the preferences are not to be replaced.
  private var refusal: AppDataError?

  /// Bytes that files and preferences may have in all.
  static let mostBytes = 67_108_864
  /// What lies here is not kept.
  static let passing = "tmp/"

  /// Reads what a program has kept. It always answers: what is missing, damaged or unreadable is nothing,
  /// and one of the ``problems``.
  ///
  /// - Parameters:
  ///   - app: The program's name, of 1 to 100 bytes, without slashes.
  ///   - environment: The variables of the process.
  public static func load(for app: String, environment: [String: String]) -> AppData {
    do throws(AppDataError) {
      let data = AppData(in: try AppFolder(of: app, environment: environment))
      data.load()
      return data
    } catch {
      let data = AppData(in: nil)
      data.problems = [error]
      return data
    }
  }

  private init(in folder: AppFolder?) {
    self.folder = folder
  }

  private func load() {
    guard let folder else { return }
    do throws(AppDataError) {
      state = try readPreferences(in: folder)
    } catch {
      problems.append(error)
    }
    let files = FilesFolder.read(folder, atMost: Self.mostBytes)
    for value in files.values { state.apply(value) }
    problems += files.problems
  }

  /// Reads the preferences as they are now. Damaged ones are put aside.
  private func readPreferences(in folder: AppFolder) throws(AppDataError) -> StoredState {
    let path = folder.preferences
    let read: Data?
    do throws(SystemFailure) {
      read = try OpenFile(path, O_RDONLY).read(atMost: Self.mostBytes)
    } catch {
      guard ![ENOENT, ENOTDIR].contains(error.number) else { return StoredState() }
      throw refuse(.unreadable(path: path, reason: error.reason))
    }
    guard let read else { throw refuse(.tooLarge(path: path, bytes: Self.mostBytes)) }
    do throws(PreferencesFile.Failure) {
      return try PreferencesFile.state(in: read)
    } catch .newer {
      throw refuse(.newer(path: path))
    } catch {
      guard let kept = Self.putAside(path) else {
        throw refuse(.damaged(path: path, keptAs: nil))
      }
      throw .damaged(path: path, keptAs: kept)
    }
  }

  /// Has the preferences left as they are from now on.
  private func refuse(_ error: AppDataError) -> AppDataError {
    refusal = error
    return error
  }

  /// Gives a file another name, which none has; nil where that can't be done.
  private static func putAside(_ path: String) -> String? {
    for number in 1...1_000 {
      let kept = number == 1 ? "\(path).damaged" : "\(path).damaged-\(number)"
      // A link is made only where nothing is.
      if link(path, kept) == 0 { return unlink(path) == 0 ? kept : nil }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  // MARK: Writing

  /// Whether something isn't written yet.
  public var hasChanges: Bool { !pending.isEmpty }

  /// Takes a change over; ``save()`` writes it.
  ///
  /// - Complexity: O(1).
  public func keep(_ change: StoredChange) {
    state.apply(change)
    guard change.key.domain != .files || !change.key.name.hasPrefix(Self.passing) else { return }
    pending.updateValue(change.value, forKey: change.key)
  }

  /// Writes what has changed since the last time, and waits until it is on the disk: some milliseconds.
  ///
  /// What couldn't be written is tried again the next time; the rest is written all the same.
  ///
  /// - Throws: The first of what went wrong.
  public func save() throws(AppDataError) {
    guard !pending.isEmpty else { return }
    guard let folder else { throw problems.first ?? .noFolder }
    try AppFolder.make(folder.path)
    let lock = try WriteLock(folder)
    defer { lock.release() }
    var failure: AppDataError?
    func attempt(_ keys: [StoreKey], _ write: () throws(AppDataError) -> Void) {
      do throws(AppDataError) {
        try write()
        for key in keys { pending[key] = nil }
      } catch .badPath(let path) {
        for key in keys { pending[key] = nil }
        failure = failure ?? .badPath(path)
      } catch {
        failure = failure ?? error
      }
    }
    let keys = pending.keys.sorted()
    let preferences = keys.filter { $0.domain != .files }
    if !preferences.isEmpty {
      attempt(preferences) { () throws(AppDataError) in try savePreferences(preferences, in: folder)
      }
    }
    // Backwards, so that what lies in a folder goes before the folder.
    for key in keys.reversed() where key.domain == .files {
      attempt([key]) { () throws(AppDataError) in
        try FilesFolder.save(key.name, pending[key] ?? nil, in: folder)
      }
    }
    if let failure { throw failure }
  }

  /// Writes what another process wrote meanwhile, with our own changes.
  private func savePreferences(_ keys: [StoreKey], in folder: AppFolder) throws(AppDataError) {
    if let refusal { throw refusal }
    var current = StoredState()
    do throws(AppDataError) {
      current = try readPreferences(in: folder)
    } catch .damaged(let path, let kept?) {
      problems.append(.damaged(path: path, keptAs: kept))
    }
    for key in keys { current[key] = pending[key] ?? nil }
    try folder.write(PreferencesFile.text(of: current), to: folder.preferences)
  }
}
