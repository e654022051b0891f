import Foundation

/// What expectations can be about an element.
public struct ReplayElementDetails: Equatable, Sendable {
  /// In points of the viewport.
  public var frame: CGRect
  /// Whether a pointer could hit it somewhere.
  public var isVisible: Bool
  public var isEnabled: Bool
  /// What it is called, for who can't see it.
  public var label: String?
  /// What it is set to.
  public var value: String?

  public init(
    frame: CGRect, isVisible: Bool, isEnabled: Bool = true, label: String? = nil,
    value: String? = nil
  ) {
    self.frame = frame
    self.isVisible = isVisible
    self.isEnabled = isEnabled
    self.label = label
    self.value = value
  }

  /// A property as text; nil for one that nothing was said of.
  func text(of property: ElementProperty) -> String? {
    switch property {
    case .label: label
    case .value: value
    case .isVisible: "\(isVisible)"
    case .isEnabled: "\(isEnabled)"
    case .frame: "\(ScriptPoint(frame.origin)) \(ScriptSize(frame.size))"
    case .x: "\(ScriptCoordinate(frame.minX))"
    case .y: "\(ScriptCoordinate(frame.minY))"
    case .width: "\(ScriptCoordinate(frame.width))"
    case .height: "\(ScriptCoordinate(frame.height))"
    }
  }
}

extension ReplayTarget {
  /// What an expectation looks at, as text; nil for what isn't there.
  func text(of subject: ReplayExpectation.Subject) -> String? {
    switch subject {
    case .state(let name): snapshot[name]
    case .element(let name, nil): details(ofElement: name).map { _ in "" }
    // What isn't there can't be seen.
    case .element(let name, .isVisible):
      details(ofElement: name).map { "\($0.isVisible)" } ?? "false"
    case .element(let name, let property?):
      details(ofElement: name).flatMap { $0.text(of: property) }
    }
  }

  /// The names of what could have been meant by a subject that isn't there.
  func names(like subject: ReplayExpectation.Subject) -> [String] {
    switch subject {
    case .state(let name): similarNames(to: name, among: snapshot.lines.map(\.name))
    case .element(let name, _):
      frame(ofElement: name) == nil ? similarNames(to: name, among: elementIdentifiers) : []
    }
  }
}
