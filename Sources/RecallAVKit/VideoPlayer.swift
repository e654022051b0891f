/// Where a film would be shown: a black ground, as nothing is decoded, with what the program lays over it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Creates a place for a player's film, with views over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  public var body: some View {
    Color.black.overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a place for a player's film.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}
