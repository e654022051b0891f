import RecallUI

/// A view with something said of it, or in something that a library's control puts around it.
struct SaidView: View {
  let saying: ViewPlan.Saying
  let plan: ViewPlan

  var body: some View {
    switch saying {
    case .measured, .screen, .grouped, .disclosed, .pressed, .labeled, .tab, .form, .sideways:
      ContainedView(saying: saying, plan: plan)
    default: ModifiedSaidView(saying: saying, plan: plan)
    }
  }
}

private struct ModifiedSaidView: View {
  let saying: ViewPlan.Saying
  let plan: ViewPlan

  var body: some View {
    switch saying {
    case .important: PlannedView(plan: plan).layoutPriority(1)
    case .fixed: PlannedView(plan: plan).fixedSize()
    case .proportioned: PlannedView(plan: plan).aspectRatio(1.5, contentMode: .fit)
    case .wide: PlannedView(plan: plan).frame(maxWidth: .infinity, alignment: .trailing)
    case .atItsMiddle:
      PlannedView(plan: plan).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
    case .mirrored: PlannedView(plan: plan).environment(\.layoutDirection, .rightToLeft)
    case .turned: PlannedView(plan: plan).rotationEffect(.degrees(30)).scaleEffect(0.5)
    case .large: PlannedView(plan: plan).font(.largeTitle).lineLimit(1)
    case .clipped:
      PlannedView(plan: plan).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 3)
    case .covered: PlannedView(plan: plan).overlay(alignment: .bottomTrailing) { Text("Over") }
    case .byTheLine:
      HStack(alignment: .firstTextBaseline) {
        PlannedView(plan: plan)
        Text("Line").font(.title)
      }
    default: PlannedView(plan: plan).containerRelativeFrame(.horizontal)
    }
  }
}

private struct ContainedView: View {
  let saying: ViewPlan.Saying
  let plan: ViewPlan

  var body: some View {
    switch saying {
    case .measured:
      GeometryReader { place in
        VStack {
          PlannedView(plan: plan)
          Text("\(Int(place.size.width)) by \(Int(place.size.height))")
        }
      }
    case .screen: NavigationStack { PlannedView(plan: plan).navigationTitle("Screen") }
    case .grouped: GroupBox("Group") { PlannedView(plan: plan) }
    case .disclosed:
      DisclosureGroup("More", isExpanded: .constant(true)) { PlannedView(plan: plan) }
    case .pressed:
      Button {
      } label: {
        PlannedView(plan: plan)
      }
    case .labeled:
      LabeledContent {
        PlannedView(plan: plan)
      } label: {
        Text("Label")
      }
    case .tab:
      TabView {
        PlannedView(plan: plan).tabItem { Text("One") }
        Text("Two").tabItem { Text("Two") }
      }
      .withIdealSize
    case .form:
      Form {
        Section("Section") {
          PlannedView(plan: plan)
          Toggle("Switch", isOn: .constant(true))
        }
      }
      .withIdealSize
    default:
      ScrollView(.horizontal) {
        HStack {
          PlannedView(plan: plan)
          Text("Beside")
        }
      }
      .withIdealSize
    }
  }
}
