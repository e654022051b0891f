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
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: String(title))
  }

  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey).plainText)
  }

  /// Creates a preview with a title.
  public init(_ title: Text) {
    self.init(title: title.plainText)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: String(title))
  }

  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey).plainText)
  }

  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) {
    self.init(title: title.plainText)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: String(title))
  }

  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey).plainText)
  }

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) {
    self.init(title: title.plainText)
  }
}

extension SharePreview {
  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: String(title))
  }

  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey).plainText)
  }

  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title.plainText)
  }
}
