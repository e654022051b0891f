@_spi(Reflection) import Swift

/// The root of the protocols by which the engine tells what a field of a view is to it.
///
/// The first time that a type is asked whether it conforms to a protocol, the runtime goes through
/// all conformances of the process, some 7,000. A game's first screen has hundreds of types of
/// fields, most of which are nothing special: they are asked once, and not for each protocol. (For
/// each, it was 1,400 questions and a third of the time to the first frame.)
public protocol _FieldTrait {
  /// Whether such a field has dynamic properties of its own, as a view has, without being one.
  static var _isControlStyle: Bool { get }
  /// Whether it is a dynamic property that notes something before each evaluation, and isn't connected.
  static var _isRefreshed: Bool { get }
}

extension _FieldTrait {
  public static var _isControlStyle: Bool { false }
  public static var _isRefreshed: Bool { false }
}

/// Whether types of a kind can conform to protocols of this module's: closures, existential values
/// and types as values can't, and are not asked.
func canConform(_ kind: _MetadataKind?) -> Bool {
  switch kind {
  case .function, .existential, .metatype, .existentialMetatype: false
  default: true
  }
}

/// What kind of type a type is: the first word of its metadata (Swift ABI, "Type Metadata").
func metadataKind(of type: Any.Type) -> _MetadataKind? {
  _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
}
