import Foundation

/// What a window couldn't do that its content asked for.
public enum WindowFailure: Error, Equatable, Sendable {
  /// A text didn't get onto the pasteboard.
  case copy(reason: String)
  /// An address wasn't opened.
  case open(URL, reason: String)
}

extension WindowFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .copy(let reason): "The text can't be copied: \(reason)."
    case .open(let url, let reason): "\(url.absoluteString) can't be opened: \(reason)."
    }
  }
}
