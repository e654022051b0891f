import RecallUI

/// A session to look at: its picture, its events, its state, and the line of time.
///
/// Everything goes with the keyboard: `WatchKeys` has the keys.
public struct WatchScreen: View {
  @ObservedObject private var model: WatchModel
  @FocusState private var focus: WatchFocus?
  /// Whether anything here has the keys.
  @FocusState private var hasFocus: Bool
  @Environment(\.performEffect) private var perform

  /// - Parameter model: What is watched.
  public init(model: WatchModel) {
    self.model = model
  }

  public var body: some View {
    let colors = model.state.isDark ? ViewerColors.dark : .light
    GeometryReader { geometry in
      let scale = WatchRoom.textScale(CGFloat(model.state.textPercent) / 100, in: geometry.size)
      // As much as there would be room for at the usual size of text.
      let room = CGSize(width: geometry.size.width / scale, height: geometry.size.height / scale)
      VStack(spacing: 6) {
        WatchHeader(model: model)
        WatchColumns(model: model, size: geometry.size, room: room, focus: $focus)
        if let told = model.state.told { WatchTold(text: told) { model.state.told = nil } }
        if model.state.isEditing { WatchEditor(model: model, focus: $focus) }
        WatchTimeline(model: model).towardsTheRight()
        WatchControls(model: model, isNarrow: room.width < 800)
      }
      .padding(8)
      .background(colors.ground)
      .roleTextScale(scale)
    }
    .background { if model.state.isPlaying { WatchTicker(model: model) } }
    .background { if model.state.progress != nil { WatchAsker() } }
    .background {
      // Has the keys while nothing in particular has them.
      Color.clear
        .focusable()
        .focused($focus, equals: .screen)
        .focusShape(Path())
    }
    .defaultFocus($focus, .screen)
    .focused($hasFocus)
    // What had the focus may be gone, such as a line of a list.
    .onChange(of: hasFocus) { _, hasFocus in if !hasFocus { focus = .screen } }
    .onKeyPress(phases: [.down, .repeat]) { press in
      WatchKeys(model: model, focus: $focus, perform: perform).hear(press)
    }
    .environment(\.viewerColors, colors)
    .environment(\.doubleClickInterval, model.state.doubleClick.map { .milliseconds($0) })
    .tint(colors.accent)
    .preferredColorScheme(model.state.isDark ? .dark : .light)
  }
}

/// What there is room for in the viewer's window.
enum WatchRoom {
  /// How much larger text is than what is meant for most people: what was asked for, as far as there is room. The window
  /// at first, of 1200 × 760 points, has room for 200 %; the smallest have 130 % all the same.
  static func textScale(_ asked: CGFloat, in window: CGSize) -> CGFloat {
    min(asked, max(min(window.width / 600, window.height / 380), 1.3))
  }
}

/// Has the session go on while it is there.
private struct WatchTicker: View {
  let model: WatchModel

  var body: some View {
    Color.clear
      .onReceive(Timer.publish(every: 0.04, on: .main, in: .common).autoconnect()) { _ in
        model.tick()
      }
  }
}

/// Asks the program from time to time how much of a change has been played, while it is there.
private struct WatchAsker: View {
  @Environment(\.performEffect) private var perform

  var body: some View {
    Color.clear
      .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in
        perform(WatchMessage.askProgress.effect)
      }
  }
}
