import RecallUI

/// Every view feature, on pages: for people to look at in a window, and for tests to compare.
///
/// A target of its own, because the command and the tests of two modules show the same features,
/// and none of them should need the game for it.
public struct GalleryPage: Identifiable {
  public let title: String
  public let exhibits: [Exhibit]

  public var id: String { title }

  /// Creates a page of features of one kind.
  public init(_ title: String, _ exhibits: [Exhibit]) {
    self.title = title
    self.exhibits = exhibits
  }
}

/// One feature, in a small picture.
public struct Exhibit: Identifiable {
  /// The space that an exhibit is shown in, in points.
  public static let size = CGSize(width: 96, height: 64)

  /// What the feature is called; different from all others.
  public let name: String
  /// A view that shows the feature.
  public let view: AnyView

  public var id: String { name }

  /// Creates an exhibit of a view.
  public init<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) {
    self.name = name
    view = AnyView(content())
  }
}
