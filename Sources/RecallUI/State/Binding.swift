/// A value that is kept elsewhere, to be read and written.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getValue: () -> Value
  private let setValue: (Value) -> Void
  /// What the value is kept in; two bindings to the same thing are the same.
  private let source: AnyObject?
  private let path: AnyKeyPath?

  /// Creates a binding that reads and writes with closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: nil, path: nil)
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, source: AnyObject?,
    path: AnyKeyPath?
  ) {
    getValue = get
    setValue = set
    self.source = source
    self.path = path
  }

  init(location: StateLocation<Value>) {
    self.init(get: location.read, set: location.write, source: location, path: nil)
  }

  init<Root: AnyObject>(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 }, source: object,
      path: path)
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
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to a part of the value.
  public subscript<Member>(
    dynamicMember member: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let get = getValue
    let set = setValue
    return Binding<Member>(
      get: { get()[keyPath: member] },
      set: { new in
        var value = get()
        value[keyPath: member] = new
        set(value)
      },
      source: source, path: path?.appending(path: member) ?? member)
  }
}

extension Binding: SelfComparing {
  static func isSame(_ left: Binding, _ right: Binding) -> Bool {
    guard let source = left.source else { return false }
    return source === right.source && left.path == right.path
  }
}
