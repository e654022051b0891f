/// How many nanoseconds a second has, for programs that count in them: `Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }

/// How many nanoseconds a thousandth of a second has.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }

/// How many nanoseconds a millionth of a second has.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public var NSEC_PER_USEC: UInt64 { 1_000 }

/// How many millionths a second has.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public var USEC_PER_SEC: UInt64 { 1_000_000 }

/// How many thousandths a second has.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public var MSEC_PER_SEC: UInt64 { 1_000 }
