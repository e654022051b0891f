/// Why a picture could not be written or read.
public enum PNGError: Error, Equatable, CustomStringConvertible {
  case cannotWrite(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case cannotEncode(reason: String)

  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotEncode(let reason): "cannot make a PNG: \(reason)"
    }
  }
}
