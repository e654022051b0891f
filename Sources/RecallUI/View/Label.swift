/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack(spacing: 6) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a picture of the environment's `pictures`.
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
