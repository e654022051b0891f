/// A control's label whose views stand side by side, if it is made of several.
func row<Label: View>(of label: Label) -> AnyView {
  switch LabelContent(of: Label.self) {
  case .one: AnyView(label)
  case .texts, .several: AnyView(HStack { label })
  }
}

/// The label of a control that stands in a row: of several texts, the first is the title, and the others
/// are subtitles below it.
func titledRow<Label: View>(of label: Label) -> AnyView {
  switch LabelContent(of: Label.self) {
  case .one: AnyView(label)
  case .texts: AnyView(SubtitledLabel(label: label))
  case .several: AnyView(HStack { label })
  }
}

private struct SubtitledLabel<Label: View>: View {
  let label: Label

  init(label: Label) {
    self.label = label
  }

  private static var spacing: CGFloat { 2 }

  var body: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      Group(subviews: label) { views in
        ForEach(views) { view in
          if view.id == views.first?.id {
            view
          } else {
            view.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
