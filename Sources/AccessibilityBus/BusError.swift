/// Why a call comes to nothing.
struct BusError: Error, Equatable, CustomStringConvertible {
  enum Kind: Equatable, Sendable {
    /// There is no such object, or none any more.
    case unknownObject
    /// The object can't do that.
    case unknownMethod
    /// What the call came with makes no sense.
    case wrongArguments
  }

  var kind: Kind
  var description: String

  static func gone(_ path: String) -> BusError {
    BusError(
      kind: .unknownObject, description: "expected an element that is there, found none at \(path)")
  }

  static func noMethod(_ name: String, of interface: BusInterface) -> BusError {
    BusError(
      kind: .unknownMethod, description: "expected a member of \(interface.name), found \(name)")
  }

  static func index(_ index: Int, below count: Int) -> BusError {
    BusError(
      kind: .wrongArguments, description: "expected an index from 0 to \(count - 1), found \(index)"
    )
  }

  static let arguments = BusError(
    kind: .wrongArguments, description: "expected other arguments for this method")
}
