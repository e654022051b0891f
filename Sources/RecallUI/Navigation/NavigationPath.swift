/// What a navigation stack shows above its root: values of any types, the topmost last.
public struct NavigationPath {
  private(set) var elements: [AnyHashable]

  /// Creates an empty path: the root is shown.
  public init() {
    elements = []
  }

  /// Creates a path of the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  mutating func append(erased value: AnyHashable) {
    elements.append(value)
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  /// Shows a screen for a value, above all others.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Takes the topmost screens away; if there are fewer, all of them.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}

extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements.elementsEqual(rhs.elements) { $0.isSameElement(as: $1) }
  }
}

extension AnyHashable {
  /// Whether both are the same value of the same type: as `AnyHashable`, 1 and 1.0 are equal.
  func isSameElement(as other: AnyHashable) -> Bool {
    type(of: base) == type(of: other.base) && self == other
  }
}

extension NavigationPath {
  /// A path that can be stored; nil when not all of its values can.
  public var codable: CodableRepresentation? {
    let values = elements.map { $0.base as? any Codable }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Creates a path from one that was stored.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// A path's values, each with the name of its type, in a form that can be stored.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(elements: [AnyHashable]) {
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "\(name) names no type of values that can be stored")
        }
        elements.append(try container.decodeElement(type))
      }
      self.elements = elements
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable,
          let name = _mangledTypeName(type(of: element.base))
        else { continue }
        try container.encode(name)
        try container.encode(value)
      }
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.elements.elementsEqual(right.elements) { $0.isSameElement(as: $1) }
    }
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodeElement<Value: Decodable & Hashable>(
    _ type: Value.Type
  ) throws -> AnyHashable {
    AnyHashable(try decode(type))
  }
}
