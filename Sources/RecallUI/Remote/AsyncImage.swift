/// An image from an address, or what stands for it.
///
/// A stage knows no network. It finds the picture that it was handed under the address as a name
/// (`Stage.init(…pictures:…)`); any other fails, with the error that the system has where there is no connection.
/// So a program shows what it would show there.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  private let transaction: Transaction
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.pictures) private var pictures

  /// Creates an image whose phases the program shows.
  ///
  /// - Parameters:
  ///   - url: The address; nil for none yet.
  ///   - scale: How many of the picture's pixels are a point.
  ///   - transaction: How one phase gets to the next.
  ///   - content: Shows a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - url: The address; nil for none yet.
  ///   - scale: How many of the picture's pixels are a point.
  ///   - content: Shows the image.
  ///   - placeholder: Stands for it while it isn't there.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public var body: some View {
    content(phase)
      .task(id: url) { load() }
  }

  private func load() {
    withTransaction(transaction) {
      guard let url else {
        phase = .empty
        return
      }
      guard let picture = pictures[url.absoluteString] else {
        phase = .failure(URLError(.notConnectedToInternet))
        return
      }
      phase = .success(Image(picture, scale: scale))
    }
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Creates an image, for which a gray ground stands while it isn't there.
  ///
  /// - Parameters:
  ///   - url: The address; nil for none yet.
  ///   - scale: How many of the picture's pixels are a point.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color.gray.opacity(0.2)
    }
  }
}
