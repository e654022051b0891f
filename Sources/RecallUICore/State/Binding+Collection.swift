/// Bindings to the elements that a bound collection has at one time.
///
/// The binding tells of every change; the elements stay what they were, so that whoever goes through
/// them finds as many as there were at the start.
public struct BoundElements<Elements: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
where Elements.Index: Hashable {
  private let binding: Binding<Elements>
  private let elements: Elements

  init(_ binding: Binding<Elements>) {
    self.binding = binding
    elements = binding.wrappedValue
  }

  public var startIndex: Elements.Index { elements.startIndex }
  public var endIndex: Elements.Index { elements.endIndex }

  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }

  public func index(before index: Elements.Index) -> Elements.Index {
    elements.index(before: index)
  }

  public func index(_ index: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    elements.index(index, offsetBy: distance)
  }

  public func distance(from start: Elements.Index, to end: Elements.Index) -> Int {
    elements.distance(from: start, to: end)
  }

  /// A binding to an element. When that is gone, the binding reads what it was, and writes nothing.
  public subscript(position: Elements.Index) -> Binding<Elements.Element> {
    binding.element(at: position, former: elements[position])
  }
}

extension Binding: Sequence
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<BoundElements<Value>>

  public func makeIterator() -> Iterator {
    BoundElements(self).makeIterator()
  }
}

/// A bound collection is a collection of bindings to its elements: `$items[2]`, `$items.first`.
extension Binding: Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public typealias SubSequence = Slice<Binding<Value>>

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// A binding to an element. When that is gone, the binding reads what it was, and writes nothing.
  ///
  /// - Precondition: There is an element at `position` now.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, former: wrappedValue[position])
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
