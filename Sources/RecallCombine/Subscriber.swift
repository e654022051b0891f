/// What hears of a publisher's values, and says how many it wants.
public protocol Subscriber<Input, Failure>: AnyObject {
  associatedtype Input
  associatedtype Failure: Error

  /// Learns that it is taken on: nothing comes before it has asked the subscription for something.
  func receive(subscription: any Subscription)
  /// Takes a value, and answers how many more it wants than it has asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Learns that nothing comes any more.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What connects a subscriber with a publisher.
public protocol Subscription: Cancellable {
  /// Asks for so many values more.
  func request(_ demand: Subscribers.Demand)
}

/// What subscribers say and hear.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// How many; nil for all that there are.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    /// So many values; a negative number stands for none.
    public static func max(_ value: Int) -> Demand {
      Demand(max: Swift.max(value, 0))
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      let (sum, overflow) = first.addingReportingOverflow(second)
      return overflow ? .unlimited : Demand(max: sum)
    }

    public static func += (left: inout Demand, right: Demand) {
      left = left + right
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let first = left.max else { return false }
      return right.max.map { first < $0 } ?? true
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
