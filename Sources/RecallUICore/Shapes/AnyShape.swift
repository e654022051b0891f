/// A shape whose type is hidden.
///
/// One hidden shape passes smoothly into another of the same type; into others it jumps.
public struct AnyShape: Shape {
  private var shape: any Shape

  public init<Hidden: Shape>(_ shape: Hidden) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
  }

  public var _isSameAnywhere: Bool { shape._isSameAnywhere }

  public func _shape(in environment: EnvironmentValues) -> (any Shape)? {
    shape._shape(in: environment)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: _AnyAnimatableData {
    get { AnyShape.data(of: shape) }
    set { AnyShape.set(newValue, in: &shape) }
  }

  private static func data<Hidden: Shape>(of shape: Hidden) -> _AnyAnimatableData {
    _AnyAnimatableData(shape.animatableData)
  }

  private static func set(_ data: _AnyAnimatableData, in shape: inout any Shape) {
    func changed<Hidden: Shape>(_ shape: Hidden) -> any Shape {
      guard let data = data.value as? Hidden.AnimatableData else { return shape }
      var shape = shape
      shape.animatableData = data
      return shape
    }
    shape = changed(shape)
  }
}

/// Animatable data whose type is hidden. Of two types, the first one's stays what it is.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is zero, whatever the type.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) {
    self.value = value
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public mutating func scale(by rhs: Double) {
    self = _AnyAnimatableData(value?.scaled(by: rhs))
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    func isEqual<Data: VectorArithmetic>(_ data: Data) -> Bool {
      guard let other = right.value else { return data == .zero }
      return other as? Data == data
    }
    guard let data = left.value else { return right.value == nil || right == left }
    return isEqual(data)
  }

  public static func + (
    left: _AnyAnimatableData, right: _AnyAnimatableData
  ) -> _AnyAnimatableData {
    func sum<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic {
      (right.value as? Data).map { data + $0 } ?? data
    }
    guard let data = left.value else { return right }
    return _AnyAnimatableData(sum(data))
  }

  public static func - (
    left: _AnyAnimatableData, right: _AnyAnimatableData
  ) -> _AnyAnimatableData {
    func difference<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic {
      (right.value as? Data).map { data - $0 } ?? data
    }
    guard let data = left.value else { return _AnyAnimatableData(right.value?.scaled(by: -1)) }
    return _AnyAnimatableData(difference(data))
  }
}
