/// What has to hold at a moment: of a line of the state's snapshot, or of an element on the stage.
///
/// Scripts before version 5 only say that a line equals a value.
public struct ReplayExpectation: Hashable, Sendable {
  /// What is looked at.
  public enum Subject: Hashable, Sendable {
    /// A line of the snapshot, by its name.
    case state(String)
    /// An element, by its accessibility identifier: the whole of it, or a property.
    case element(String, ElementProperty?)
  }

  /// How what is found is compared.
  public enum Comparison: Hashable, Sendable {
    case equal(String)
    case different(String)
    /// As numbers, which have as many digits as they like.
    case less(DecimalNumber)
    case greater(DecimalNumber)
    /// It is there, whatever its value.
    case exists
    /// It isn't there.
    case gone
  }

  public var subject: Subject
  public var comparison: Comparison

  public init(_ subject: Subject, _ comparison: Comparison) {
    self.subject = subject
    self.comparison = comparison
  }

  /// Whether what was found is what was expected; `nil` stands for nothing.
  public func holds(for found: String?) -> Bool {
    switch comparison {
    case .equal(let value): found == value
    case .different(let value): found != nil && found != value
    case .less(let bound): found.flatMap(DecimalNumber.init).map { $0 < bound } ?? false
    case .greater(let bound): found.flatMap(DecimalNumber.init).map { $0 > bound } ?? false
    case .exists: found != nil
    case .gone: found == nil
    }
  }
}

/// What an expectation can ask of an element.
public enum ElementProperty: String, CaseIterable, Sendable {
  /// What it is called, for who can't see it; where nobody said that, the texts in it.
  case label
  /// What it is set to.
  case value
  /// `true` where a pointer could hit it somewhere; `false` also where it isn't there.
  case isVisible
  /// `false` where it is disabled.
  case isEnabled
  /// Its place and size in points of the viewport: `12,34.5 100x50`.
  case frame
  case x, y, width, height
}
