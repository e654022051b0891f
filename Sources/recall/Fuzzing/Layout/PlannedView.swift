import RecallUI

/// A view that was drawn at random, on a stage.
struct PlannedView: View {
  let plan: ViewPlan

  var body: some View {
    switch plan {
    case .text, .block, .filler, .spacer: PlannedLeaf(plan: plan)
    case .row, .column, .pile, .shelf, .grid, .scrolled, .list: PlannedContainer(plan: plan)
    case .said(let saying, let inside): SaidView(saying: saying, plan: inside)
    default: PlannedModifier(plan: plan)
    }
  }
}

private struct PlannedLeaf: View {
  let plan: ViewPlan

  var body: some View {
    switch plan {
    case .text(let text): Text(text)
    case .block(let width, let height, let shade):
      Rectangle().fill(Color(white: Double(shade) / 4))
        .frame(width: CGFloat(width), height: CGFloat(height))
    case .filler(let shade): Circle().fill(Color(white: Double(shade) / 4))
    default: Spacer()
    }
  }
}

private struct PlannedContainer: View {
  let plan: ViewPlan

  var body: some View {
    switch plan {
    case .row(let all): HStack(spacing: 3) { PlannedViews(all: all) }
    case .column(let all): VStack(alignment: .leading, spacing: 5) { PlannedViews(all: all) }
    case .shelf(let all): ShelfLayout { PlannedViews(all: all) }
    case .pile(let all): ZStack(alignment: .topLeading) { PlannedViews(all: all) }
    case .grid(let all):
      Grid(horizontalSpacing: 4, verticalSpacing: 6) {
        ForEach(all) { one in
          GridRow {
            Text("\(one.id)")
            PlannedView(plan: one.plan)
          }
        }
      }
    case .scrolled(let all):
      ScrollView { LazyVStack(spacing: 2) { PlannedViews(all: all) } }.withIdealSize
    case .list(let all): List { PlannedViews(all: all) }.withIdealSize
    default: Spacer()
    }
  }
}

extension View {
  /// With an ideal size that doesn't depend on content: a lazy container's own depends on which of its rows were ever
  /// seen.
  var withIdealSize: some View {
    frame(idealWidth: 120, maxWidth: .infinity, idealHeight: 90, maxHeight: .infinity)
  }
}

private struct PlannedViews: View {
  let all: [ViewPlan.Numbered]

  var body: some View {
    ForEach(all) { PlannedView(plan: $0.plan) }
  }
}

private struct PlannedModifier: View {
  let plan: ViewPlan

  var body: some View {
    switch plan {
    case .padded(let length, let inside): PlannedView(plan: inside).padding(CGFloat(length))
    case .framed(let width, let height, let inside):
      PlannedView(plan: inside).frame(
        width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    case .faded(let inside): PlannedView(plan: inside).opacity(0.5)
    case .moved(let right, let down, let inside):
      PlannedView(plan: inside).offset(x: CGFloat(right), y: CGFloat(down))
    case .named(let number, let inside):
      PlannedView(plan: inside).accessibilityIdentifier("view:\(number)")
    case .shown(let isShown, let inside):
      if isShown { PlannedView(plan: inside) }
    case .behind(let front, let back):
      PlannedView(plan: front).background(PlannedView(plan: back))
    case .fitting(let first, let second):
      ViewThatFits {
        PlannedView(plan: first)
        PlannedView(plan: second)
      }
    case .inset(let first, let second):
      PlannedView(plan: first).safeAreaInset(edge: .bottom) { PlannedView(plan: second) }
    default: Spacer()
    }
  }
}

/// What a stage shows that plans are changed on.
final class PlanModel: ObservableObject {
  @Published var plan: ViewPlan

  init(_ plan: ViewPlan) {
    self.plan = plan
  }
}

struct PlannedRoot: View {
  @ObservedObject var model: PlanModel

  var body: some View {
    PlannedView(plan: model.plan)
  }
}
