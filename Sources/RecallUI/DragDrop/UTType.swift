/// What kind of thing data are, by a name that programs agree on.
public struct UTType: Hashable, Codable, Sendable {
  /// The name: `public.plain-text`.
  public let identifier: String

  /// The type with a name; nil for an empty one.
  ///
  /// On a Mac it is nil for a name that no program has declared, too; a stage knows of no other programs.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  init(named identifier: String) {
    self.identifier = identifier
  }

  /// A type of a program's own.
  ///
  /// - Parameters:
  ///   - identifier: What it is called.
  ///   - parent: Taken for what programs say: things go to who takes their own type.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(named: identifier)
  }

  /// A type of another program.
  ///
  /// - Parameters:
  ///   - identifier: What it is called.
  ///   - parent: Taken for what programs say: things go to who takes their own type.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Whether things of this type are things of another one, too: UTF-8 is plain text, and plain text is text.
  public func conforms(to type: UTType) -> Bool {
    self == type || (Self.parents[self] ?? []).contains { $0.conforms(to: type) }
  }

  /// Whether things of this type are things of another one, which it is not itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether things of another type are things of this one, which it is not itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that things of this one are, too.
  ///
  /// - Complexity: O(*n*) for *n* such types.
  public var supertypes: Set<UTType> {
    (Self.parents[self] ?? []).reduce(into: []) { all, parent in
      all.insert(parent)
      all.formUnion(parent.supertypes)
    }
  }

  /// What people call it: nobody says so here.
  public var localizedDescription: String? { nil }

  /// Whether it is one of those that all systems know.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether somebody has made it up for a file that nobody knows: never here.
  public var isDynamic: Bool { false }

  /// Whether a program or the system has declared it.
  public var isDeclared: Bool { true }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
