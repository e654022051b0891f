@_spi(Reflection) import Swift

/// Where an enumeration's values have their case and what it holds, as the compiler has written it down for mirrors
/// (Swift's ABI: "Enum Metadata", "Value Witness Table", "Field Descriptor").
struct EnumLayout {
  /// What a case holds.
  enum Payload {
    case none
    case value(Any.Type)
    /// A box that the value refers to: what an `indirect` case holds.
    case box
    /// What nobody can tell the type of.
    case unknown
  }

  private typealias CaseReader = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Projection = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let readCase: CaseReader
  private let project: Projection
  private let size: Int
  private let alignment: Int
  let payloads: [Payload]

  /// Nil for a type that is no enumeration, or of whose cases nothing is written down.
  init?(of type: Any.Type) {
    guard metadataKind(of: type) == .enum else { return nil }
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let found = Self.payloads(of: metadata) else { return nil }
    payloads = found
    let witnesses = ValueWitnesses(of: metadata)
    readCase = witnesses.load(11, as: CaseReader.self)
    project = witnesses.load(12, as: Projection.self)
    size = witnesses.load(8, as: Int.self)
    alignment = witnesses.alignmentMask + 1
  }

  /// Which case a value is: first those that hold something, then the others, each in the order of the source.
  func caseIndex(at value: UnsafeRawPointer) -> Int {
    Int(readCase(value, metadata))
  }

  /// Hands on what a value's case holds, at an address that is good for as long as `body` runs.
  func withPayload<Result>(
    at value: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: alignment) { bytes in
      // What the projection leaves behind is no value of the enumeration any more, so it gets bits of its own. The value
      // itself keeps all that they refer to.
      guard let copy = bytes.baseAddress else { return body(value) }
      copy.copyMemory(from: value, byteCount: size)
      project(copy, metadata)
      return body(copy)
    }
  }

  private static func payloads(of metadata: UnsafeRawPointer) -> [Payload]? {
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    // Behind the flags, the parent, the name and the access function.
    guard let fields = relativePointer(at: descriptor + 16) else { return nil }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let record = fields + 16 + index * recordSize
      guard let name = relativePointer(at: record + 4) else { return .none }
      guard record.load(as: UInt32.self) & 1 == 0 else { return .box }
      guard
        let type = _getTypeByMangledNameInContext(
          name.assumingMemoryBound(to: UInt8.self), UInt(lengthOfMangledName(at: name)),
          genericContext: descriptor, genericArguments: metadata + 16)
      else { return .unknown }
      return .value(type)
    }
  }

  /// An address that is written down as its distance from where it is written; nil for none.
  private static func relativePointer(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  /// Some bytes of a name stand before the address of what is named, in which any byte can be ("Symbolic References").
  private static func lengthOfMangledName(at name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }
}

/// Where an existential value that may be of any type has its type and its value (Swift's ABI, "Existential Containers").
enum ExistentialLayout {
  /// Whether values of a type are such: not references to objects, nor errors.
  static func describes(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if metadata.load(as: UInt.self) == constrainedKind {
      let shape = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      return shape.load(as: UInt32.self) & 0xFF == 0
    }
    guard metadataKind(of: type) == .existential else { return false }
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    let (mayBeNoClass, isError) = (flags & 0x8000_0000 != 0, flags & 0x3F00_0000 != 0)
    return mayBeNoClass && !isError
  }

  /// The kind of metadata of `any Collection<Int>` ("Extended Existential Type Metadata").
  private static let constrainedKind: UInt = 0x307

  static func type(at container: UnsafeRawPointer) -> Any.Type {
    container.load(fromByteOffset: 24, as: Any.Type.self)
  }

  /// Where the value lies: in the container, or in a box that it refers to.
  static func value(at container: UnsafeRawPointer) -> UnsafeRawPointer {
    let metadata = container.load(fromByteOffset: 24, as: UnsafeRawPointer.self)
    let witnesses = ValueWitnesses(of: metadata)
    guard witnesses.areBoxed else { return container }
    // Behind the box's type and its count of references.
    let mask = witnesses.alignmentMask
    return container.load(as: UnsafeRawPointer.self) + ((16 + mask) & ~mask)
  }
}

/// What the compiler has written down of how a type's values are handled (Swift's ABI, "Value Witness Table").
private struct ValueWitnesses {
  private let table: UnsafeRawPointer
  private let flags: UInt32

  init(of metadata: UnsafeRawPointer) {
    table = (metadata - 8).load(as: UnsafeRawPointer.self)
    flags = table.load(fromByteOffset: 80, as: UInt32.self)
  }

  var alignmentMask: Int { Int(flags & 0xFF) }
  /// Whether an existential container has no room for them.
  var areBoxed: Bool { flags & 0x0002_0000 != 0 }

  /// The entry at a place, counted in words.
  func load<Entry>(_ index: Int, as type: Entry.Type) -> Entry {
    table.load(fromByteOffset: index * 8, as: type)
  }
}
