import RecallGame
import RecallUI

/// The parts of a review: beside each other where there is room, and otherwise below each other, to
/// scroll.
struct ReviewLayout: View {
  let game: ReviewedGame
  /// Of the window, in points.
  let size: CGSize
  @Binding var step: Int
  let onClose: (() -> Void)?
  @Environment(\.measures) private var measures

  var body: some View {
    if isWide { columns } else { stack }
  }

  private var isWide: Bool {
    let room = measures.room(of: size)
    return room.width >= 640 && room.height >= 440 && size.width > size.height * 1.1
  }

  private var columns: some View {
    VStack(spacing: measures.spacing) {
      ReviewHeader(game: game, onClose: onClose)
      HStack(alignment: .top, spacing: measures.margin) {
        VStack(spacing: measures.spacing) {
          ReviewBoard(table: ReviewedTable(game, at: step)).padding(.top, measures.spacing)
          ReviewSteps(game: game, step: $step)
          ReviewPanel {
            VStack(alignment: .leading, spacing: measures.spacing / 2) {
              // Of one height, so that what is pressed stays where it is.
              ScrollView { ReviewStepWords(game: game, step: step) }
                .frame(height: measures.room(118, least: 0.8))
              ReviewBoardKey()
            }
          }
        }
        VStack(spacing: measures.spacing) {
          ReviewPanel {
            ReviewChart(game: game, step: $step).frame(height: size.height * 0.34)
          }
          ReviewPanel { scrolledList }
        }
      }
    }
    .padding(measures.margin)
    .frame(maxWidth: measures.pageWidth)
  }

  private var scrolledList: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: measures.spacing) {
          ReviewLuck(game: game)
          CostlyChoiceList(game: game, step: $step)
        }
      }
      .onChange(of: step) { _, step in
        if game.choice(at: step)?.mark != nil { proxy.scrollTo(step) }
      }
    }
  }

  private var stack: some View {
    ScrollView {
      VStack(spacing: measures.spacing) {
        ReviewHeader(game: game, onClose: onClose)
        ReviewBoard(table: ReviewedTable(game, at: step))
          .frame(height: min(size.width * 0.9, max(size.height * 0.55, 120)))
          .padding(.top, measures.spacing)
        ReviewSteps(game: game, step: $step)
        ReviewPanel {
          VStack(alignment: .leading, spacing: measures.spacing / 2) {
            ReviewStepWords(game: game, step: step)
            ReviewBoardKey()
          }
        }
        ReviewPanel { ReviewChart(game: game, step: $step).frame(height: chartHeight) }
        ReviewPanel {
          VStack(spacing: measures.spacing) {
            ReviewLuck(game: game)
            CostlyChoiceList(game: game, step: $step)
          }
        }
      }
      .padding(measures.margin)
    }
    .readableWidth(measures.pageWidth)
  }

  private var chartHeight: CGFloat { min(max(size.height * 0.4, 170), 320 * measures.scale + 40) }
}

/// What was played, and what came of it.
private struct ReviewHeader: View {
  let game: ReviewedGame
  let onClose: (() -> Void)?
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: measures.spacing) {
      HStack(spacing: measures.spacing) {
        Text(
          LocalizedStringKey(
            "Review: {deck}", ["deck": .key(LocalizedStringKey(name: game.title))])
        )
        .font(measures.title)
        .foregroundColor(palette.text)
        .lineLimit(measures.textScale > 1 ? 3 : 1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, alignment: .leading)
        if let onClose { close(onClose) }
      }
      ReviewSummary(game: game)
    }
  }

  private func close(_ action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Text("Close")
        .font(measures.button)
        .foregroundColor(palette.text)
        .padding(.horizontal, measures.spacing * 1.4)
        .padding(.vertical, measures.spacing * 0.8)
        .background(Capsule().fill(palette.control))
    }
    .focusShape(Capsule())
    .keyboardShortcut(.cancelAction)
    .accessibilityIdentifier("close")
  }
}

/// What was luck, in a sentence.
private struct ReviewLuck: View {
  let game: ReviewedGame
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    Text(ReviewWords.luck(of: game))
      .font(measures.body)
      .foregroundColor(palette.panelText)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityIdentifier("luck words")
  }
}
