/// A value that is kept elsewhere, to be read and written.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getValue: () -> Value
  private let setValue: (Value) -> Void
  /// What the value is kept in; two bindings to the same thing are the same. One made of closures, which may read
  /// anything, has one that only its copies share.
  private let origin: AnyObject
  /// The steps from there: key paths, and indices of elements.
  private let path: [AnyHashable]
  /// The value when the binding was made, where nobody else tells of its changes; of one made of closures, the value
  /// when the view was last evaluated that has it as a property.
  private var former: Value?

  /// Creates a binding that reads and writes with closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    let pair = ClosurePair()
    self.init(
      get: { observing(nil, of: pair, get) }, set: set, origin: pair, path: [], former: nil)
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, origin: AnyObject,
    path: [AnyHashable], former: Value?
  ) {
    getValue = get
    setValue = set
    self.origin = origin
    self.path = path
    self.former = former
  }

  init(location: StateLocation<Value>) {
    self.init(get: location.read, set: location.write, origin: location, path: [], former: nil)
  }

  /// A binding to what an object reads and writes.
  package init(of source: AnyObject, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, origin: source, path: [], former: nil)
  }

  /// A binding to an object's property. Who observes the object makes it anew when that changes.
  init<Root: AnyObject>(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      get: { observing(path, of: object) { object[keyPath: path] } },
      set: { object[keyPath: path] = $0 },
      origin: object,
      path: [path], former: object[keyPath: path])
  }

  public var wrappedValue: Value {
    get { getValue() }
    nonmutating set { setValue(newValue) }
  }

  /// This binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another one's projection.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in }, origin: Constants.all, path: [], former: value)
  }

  /// A binding to a part of the value.
  public subscript<Member>(
    dynamicMember member: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let get = getValue
    let set = setValue
    let isOfObject = Value.self is AnyObject.Type
    // What an object tells of its changes itself, nobody has to compare.
    let isUnobserved = isOfObject && !(Value.self is any Observable.Type)
    return Binding<Member>(
      get: {
        let value = get()
        guard isOfObject else { return value[keyPath: member] }
        return observing(member, of: value as AnyObject) { value[keyPath: member] }
      },
      set: { new in
        var value = get()
        value[keyPath: member] = new
        set(value)
      },
      origin: origin, path: path + [member],
      former: isUnobserved ? get()[keyPath: member] : former?[keyPath: member])
  }
}

extension Binding {
  /// A binding to an element of the value, which was `element` when the value was last looked at.
  ///
  /// When the element is gone, the binding reads what it was, and writes nothing.
  func element(
    at position: Value.Index, former element: Value.Element
  ) -> Binding<Value.Element> where Value: MutableCollection, Value.Index: Hashable {
    let get = getValue
    let set = setValue
    return Binding<Value.Element>(
      get: {
        let value = get()
        return value.has(position) ? value[position] : element
      },
      set: { new in
        var value = get()
        guard value.has(position) else { return }
        value[position] = new
        set(value)
      }, origin: origin, path: path + [position], former: former == nil ? nil : element)
  }

  /// A binding to the value inside of an optional; nil when there is none.
  ///
  /// When the value is gone later, this binding reads what it was.
  public init?(_ base: Binding<Value?>) {
    guard let former = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? former }, set: { base.wrappedValue = $0 }, origin: base.origin,
      path: base.path + [OptionalStep.out], former: base.former ?? nil)
  }

  /// A binding to a value as an optional one; nil is not written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { new in
        guard let new else { return }
        base.wrappedValue = new
      }, origin: base.origin, path: base.path + [OptionalStep.into],
      former: base.former.map { .some($0) })
  }
}

extension Binding where Value == AnyHashable {
  /// A binding to a value whose type is hidden; one of another type is not written.
  public init<Hidden: Hashable>(_ base: Binding<Hidden>) {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { new in
        guard let new = new.base as? Hidden else { return }
        base.wrappedValue = new
      }, origin: base.origin, path: base.path + [HashableStep.into],
      former: base.former.map { AnyHashable($0) })
  }
}

/// A step of a binding's path that makes an optional value of one, or one of an optional value.
private enum OptionalStep: Hashable {
  case into, out
}

/// A step of a binding's path that hides a value's type.
private enum HashableStep: Hashable {
  case into
}

extension Collection {
  /// Whether there is an element at a position.
  fileprivate func has(_ position: Index) -> Bool {
    position >= startIndex && position < endIndex
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Sourced {
  var source: AnyObject? { origin }

  /// Whether it is made of closures, so that only its copies are the same as it.
  var isMadeOfClosures: Bool { type(of: origin) == ClosurePair.self }
}

/// Reads a property of an object that may be observed, or what closures read. What draws meanwhile depends on it, which
/// no evaluation notes.
private func observing<Value>(
  _ path: AnyKeyPath?, of object: AnyObject, _ read: () -> Value
) -> Value {
  guard let owner = ExecutorContext.current?.owner else { return read() }
  var value: Value?
  owner.observe(path, of: object) { value = read() }
  return value ?? read()
}

/// What the closures of one binding lead to.
private final class ClosurePair {}

/// What bindings that never change lead to. Those to equal values are the same.
private final class Constants: Sendable {
  static let all = Constants()
}

extension Binding: SelfComparing {
  static func isSame(_ left: Binding, _ right: Binding) -> Bool {
    guard left.origin === right.origin, left.path == right.path else { return false }
    if left.former == nil, right.former == nil { return true }
    // One of the two may not have been a property of a view yet: closures read for it now.
    guard let left = left.former ?? left.comparedValue,
      let right = right.former ?? right.comparedValue
    else { return false }
    return areEqual(left, right)
  }

  /// What is compared where it was not written down: what closures read now.
  private var comparedValue: Value? { isMadeOfClosures ? getValue() : nil }

  /// Whether two values are the same for who shows them: plain ones by their bits, whatever they call equal.
  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    if !_isPOD(Value.self), let type = Value.self as? any Equatable.Type {
      return areEqual(left, right, as: type)
    }
    return FieldComparison.areSame(left, right)
  }

  private static func areEqual<Known: Equatable>(
    _ left: Value, _ right: Value, as _: Known.Type
  ) -> Bool {
    left as? Known == right as? Known
  }
}

extension Binding: RefreshedProperty {
  public static var _isRefreshed: Bool { true }

  mutating func refresh() {
    if isMadeOfClosures { former = getValue() }
  }
}
