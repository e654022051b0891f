/// A control's label whose views stand side by side, if it is made of several.
func row<Label: View>(of label: Label) -> AnyView {
  switch LabelContent(of: label) {
  case .one: AnyView(label)
  case .texts, .several: AnyView(HStack { label })
  }
}

/// The label of a control that stands in a row: of several texts, the first is the title, and the others
/// are subtitles below it.
func titledRow<Label: View>(of label: Label) -> AnyView {
  switch LabelContent(of: label) {
  case .one: AnyView(label)
  case .texts(let texts): AnyView(SubtitledLabel(texts: texts))
  case .several: AnyView(HStack { label })
  }
}

private struct SubtitledLabel: View {
  let texts: [Text]

  private static let spacing: CGFloat = 2

  var body: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      ForEach(texts.indices, id: \.self) { index in
        if index == 0 {
          texts[index]
        } else {
          texts[index].font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }
}
