/// What a program says of its first window.
public struct SceneTraits: Equatable, Sendable {
  /// What its frame says; nil where nobody says.
  public var title: String?
  /// How large it is at first, in points; nil where nobody says.
  public var defaultSize: CGSize?

  public init(title: String? = nil, defaultSize: CGSize? = nil) {
    self.title = title
    self.defaultSize = defaultSize
  }
}

/// What scenes tell of their windows; what is said first counts.
struct SceneTraitsKey: PreferenceKey {
  static var defaultValue: SceneTraits { SceneTraits() }

  static func reduce(value: inout SceneTraits, nextValue: () -> SceneTraits) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.defaultSize = value.defaultSize ?? next.defaultSize
  }
}
