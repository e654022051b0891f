/// The animatable data of a type with `@Animatable`: those of its properties, in their order. Programs have nothing to
/// say here.
public struct _AnimatableValues: VectorArithmetic {
  /// What is missing at the end is zero.
  private var values: [_AnyAnimatableData] = []

  public init() {}

  /// Adds a property's data.
  public mutating func append<Value: Animatable>(_ property: Value) {
    values.append(_AnyAnimatableData(property.animatableData))
  }

  /// Adds the data of a property that isn't animatable: its value, where that is a vector, or nothing.
  @_disfavoredOverload
  public mutating func append<Value>(_ property: Value) {
    values.append(_AnyAnimatableData(property as? any VectorArithmetic))
  }

  /// Hands a property what is its own.
  ///
  /// - Parameters:
  ///   - index: Its number among the properties.
  ///   - property: Stays as it is where there is no data of its type.
  public func read<Value: Animatable>(_ index: Int, into property: inout Value) {
    guard let data = data(at: index, as: Value.AnimatableData.self) else { return }
    property.animatableData = data
  }

  /// Hands a property that isn't animatable what is its own, if that is something.
  @_disfavoredOverload
  public func read<Value>(_ index: Int, into property: inout Value) {
    guard property is any VectorArithmetic, let data = data(at: index, as: Value.self) else {
      return
    }
    property = data
  }

  private func data<Data>(at index: Int, as type: Data.Type) -> Data? {
    values.indices.contains(index) ? values[index].value as? Data : nil
  }

  // MARK: Arithmetic

  public static var zero: _AnimatableValues { _AnimatableValues() }

  public mutating func scale(by rhs: Double) {
    for index in values.indices { values[index].scale(by: rhs) }
  }

  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1.magnitudeSquared } }

  public static func == (left: _AnimatableValues, right: _AnimatableValues) -> Bool {
    (0..<max(left.values.count, right.values.count)).allSatisfy { left[$0] == right[$0] }
  }

  public static func + (left: _AnimatableValues, right: _AnimatableValues) -> _AnimatableValues {
    combined(left, right, +)
  }

  public static func - (left: _AnimatableValues, right: _AnimatableValues) -> _AnimatableValues {
    combined(left, right, -)
  }

  private static func combined(
    _ left: _AnimatableValues, _ right: _AnimatableValues,
    _ combine: (_AnyAnimatableData, _AnyAnimatableData) -> _AnyAnimatableData
  ) -> _AnimatableValues {
    var result = _AnimatableValues()
    result.values = (0..<max(left.values.count, right.values.count)).map {
      combine(left[$0], right[$0])
    }
    return result
  }

  private subscript(index: Int) -> _AnyAnimatableData {
    index < values.count ? values[index] : .zero
  }
}
