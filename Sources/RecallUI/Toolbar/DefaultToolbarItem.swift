/// A part of a bar that a screen has by itself, for programs that name its place. It stands where it stands.
public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Which part.
  public struct Kind: Hashable, Sendable {
    private let name: String

    public static let search = Kind(name: "search")
    public static let title = Kind(name: "title")
    public static let sidebarToggle = Kind(name: "sidebarToggle")
  }

  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}

  func append(to entries: inout [ToolbarEntry]) {}
}
