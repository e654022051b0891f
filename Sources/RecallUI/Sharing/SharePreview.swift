/// How a thing looks that is about to be shared.
///
/// A stage has the title only: nothing shows the rest.
public struct SharePreview<Image, Icon> {
  let title: String

  private init(title: String) {
    self.title = title
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: String(title))
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: String(title))
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: String(title))
  }
}

extension SharePreview {
  /// Creates a preview with a title, an image and an icon.
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: String(title))
  }
}
