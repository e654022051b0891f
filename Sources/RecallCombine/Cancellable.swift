import Foundation

/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it; once it has ended nothing happens.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, which cancels it when it goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it in a set, which cancels it when it goes.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Cancels something when nobody keeps it any more.
///
/// Two are equal when they are the same object.
public final class AnyCancellable: NSObject, Cancellable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  public init(_ cancellable: some Cancellable) {
    end = cancellable.cancel
  }

  deinit {
    end?()
  }

  public func cancel() {
    let former = end
    end = nil
    former?()
  }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
