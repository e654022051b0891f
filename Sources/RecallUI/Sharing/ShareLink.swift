/// A menu that shares things: it copies them, or begins a letter, with a line for each thing.
///
/// A line is the thing's text, as far as it has one: a text, an address, what it exports as plain text; else its
/// preview's title, else the name of its type. Subject and message stand before them.
public struct ShareLink<Label: View>: View {
  private let text: SharedText
  private let label: Label
  @Environment(\.performEffect) private var performEffect
  @Environment(\.openURL) private var openURL

  private init(_ lines: [String], _ subject: Text?, _ message: Text?, label: Label) {
    text = SharedText(lines: lines, subject: subject?.plainText, message: message?.plainText)
    self.label = label
  }

  public var body: some View {
    Menu {
      Button("Copy", systemImage: "doc.on.doc") { performEffect(.copy(text.whole)) }
      if let letter = text.letter {
        Button("Mail", systemImage: "envelope") { openURL(letter) }
      }
    } label: {
      label
    }
  }

  /// Creates a link that shares a thing.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item.sharedText()], subject, message, label: label())
  }

  /// Creates a link that shares things.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items.map { $0.sharedText() }, subject, message, label: label())
  }

  /// Creates a link that shares things, each of which looks so before.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items.map { $0.sharedText(preview($0).title) }, subject, message, label: label())
  }

  /// Creates a link that shares a thing, which looks so before.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init([item.sharedText(preview.title)], subject, message, label: label())
  }
}

/// What a link shows that says nothing else.
public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  private static var title: Text { Text("Share…") }

  /// Creates a link that shares a thing.
  public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Self.title)
    }
  }

  /// Creates a link that shares things.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Self.title)
    }
  }

  /// Creates a link with a title that shares a thing.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a link with a title that shares a thing.
  @_disfavoredOverload
  public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Creates a link that shares things, each of which looks so before.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Self.title)
    }
  }

  /// Creates a link with a title that shares things, each of which looks so before.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a link that shares a thing, which looks so before.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Self.title)
    }
  }

  /// Creates a link with a title that shares a thing, which looks so before.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}

extension Transferable {
  /// What is said of this thing where only text goes.
  ///
  /// - Parameter title: What is said where it has no text.
  fileprivate func sharedText(_ title: String? = nil) -> String {
    if let text = self as? String { return text }
    if let url = self as? URL { return url.absoluteString }
    for form in Self.transferRepresentation._forms {
      guard let form = form as? _TransferForm<Self>, let thing = form.exported(self) else {
        continue
      }
      switch thing {
      case .data(let data, .plainText):
        return String(decoding: data, as: UTF8.self)
      case .value(let text as String): return text
      case .value(let url as URL): return url.absoluteString
      default: continue
      }
    }
    return title ?? "\(Self.self)"
  }
}
