import RecallUI

/// The picture with what is told of it: beside each other all of it where there is room, and otherwise one thing
/// of three.
struct WatchColumns: View {
  @ObservedObject var model: WatchModel
  /// Of the window, in points.
  let size: CGSize
  /// What that would be for text of the usual size.
  let room: CGSize
  let focus: FocusState<WatchFocus?>.Binding
  @Environment(\.viewerColors) private var colors

  var body: some View {
    HStack(spacing: 6) {
      if room.width >= 960 {
        ViewerPanel { WatchEventList(model: model, focus: focus) }
          .frame(width: side)
        WatchPictures(model: model)
        ViewerPanel { told }
          .frame(width: side)
      } else {
        WatchPictures(model: model)
        ViewerPanel {
          VStack(spacing: 6) {
            panels(WatchState.Panel.allCases)
            switch model.state.panel {
            case .events: WatchEventList(model: model, focus: focus)
            case .state: WatchStateList(model: model)
            case .inside: WatchInside(model: model)
            }
          }
        }
        .frame(width: side)
      }
    }
    .frame(maxHeight: .infinity)
  }

  private var side: CGFloat {
    let scale = size.width / max(room.width, 1)
    return min(max(size.width * 0.26, 240 * scale), max(420, size.width * 0.5))
  }

  private var told: some View {
    VStack(spacing: 6) {
      panels([.state, .inside])
      if model.state.panel == .inside {
        WatchInside(model: model)
      } else {
        WatchStateList(model: model)
      }
    }
  }

  private func panels(_ panels: [WatchState.Panel]) -> some View {
    HStack(spacing: 4) {
      ForEach(panels, id: \.self) { panel in
        let isState = panel == .state && !panels.contains(model.state.panel)
        ViewerButton(
          panel.rawValue, title: panel.title,
          isOn: model.state.panel == panel || isState
        ) {
          model.state.panel = panel
        }
      }
      Spacer(minLength: 0)
    }
  }
}

extension WatchState.Panel {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .events: "Events"
    case .state: "State"
    case .inside: "Inside"
    }
  }
}
