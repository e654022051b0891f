/// Makes objects of types that are known when the program runs only.
///
/// `NSObject.init()` isn't `required`, so a type that is a value can't be asked for an object. Each class that
/// descends from `NSObject` has its own way to be made at the same place of its table, though, as a class of
/// ours has that says it is required. It must be open to others, or calls wouldn't go by the table.
open class MadeObject: NSObject {
  public required override init() {}
}

extension NSObject {
  /// Makes an object of a class that can be made of nothing.
  package static func made<Made: NSObject>(_ type: Made.Type) -> Made {
    unsafeDowncast(
      make(unsafeBitCast(type as AnyClass, to: MadeObject.Type.self)), to: Made.self)
  }

  @inline(never) @_optimize(none)
  private static func make(_ type: MadeObject.Type) -> NSObject { type.init() }
}
