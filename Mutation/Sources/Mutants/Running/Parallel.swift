import Foundation
import Synchronization

/// Does something with each item, some of them at once, and answers in the order of the items.
///
/// - Throws: The first error, once what had begun has ended.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) throws -> Result
) throws -> [Result] {
  let next = Mutex(0)
  let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: max(1, jobs)) { _ in
    while case let index = next.withLock({ next in
      defer { next += 1 }
      return next
    }),
      index < items.count
    {
      let result = Swift.Result { try work(items[index]) }
      results.withLock { $0[index] = result }
      if case .failure = result { next.withLock { $0 = items.count } }
    }
  }
  return try results.withLock { done in
    for result in done.sorted(by: { $0.key < $1.key }) { _ = try result.value.get() }
    return try items.indices.compactMap { try done[$0]?.get() }
  }
}
