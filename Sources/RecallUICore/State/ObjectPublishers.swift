import Foundation

/// The publishers of objects that have no published property to keep it in.
///
/// The one thing that stages share: which object a publisher belongs to is the same for all. What
/// threads share is the table; objects and publishers are used by the thread of their stage.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries were left when those of objects that are gone were last removed.
  private var lastCount = 0

  private init() {}

  /// - Complexity: O(1), amortized.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let identifier = ObjectIdentifier(object)
    // Another object may have lived where this one does.
    if let entry = entries[identifier], entry.object === object { return entry.publisher }
    if entries.count > 2 * lastCount + 16 {
      entries = entries.filter { $0.value.object != nil }
      lastCount = entries.count
    }
    let publisher = ObservableObjectPublisher()
    entries[identifier] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
