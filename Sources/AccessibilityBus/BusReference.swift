/// An object on the bus: whose it is, and where it stands there.
struct BusReference: Hashable, Sendable {
  var owner: String
  var path: String

  var value: BusValue { .tuple([.text(owner), .path(path)]) }

  /// What stands for no object.
  static let none = BusReference(owner: "", path: "/org/a11y/atspi/null")
}

/// What is on the bus for a program: itself, and each element.
enum BusNode: Hashable, Sendable {
  case application
  case element(Int)

  static let folder = "/org/a11y/atspi/accessible"

  var path: String {
    switch self {
    case .application: "\(Self.folder)/root"
    case .element(let id): "\(Self.folder)/\(id)"
    }
  }

  /// - Parameter path: The whole one of an object.
  init?(path: String) {
    guard path.hasPrefix("\(Self.folder)/") else { return nil }
    let name = path.dropFirst(Self.folder.count + 1)
    if name == "root" {
      self = .application
    } else if let id = Int(name), String(id) == name {
      self = .element(id)
    } else {
      return nil
    }
  }
}
