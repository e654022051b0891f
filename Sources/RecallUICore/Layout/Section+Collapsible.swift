/// A section that people open and close, which keeps by itself whether it is open.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  @State private var isExpanded = true

  init(section: Section<Parent, Content, Footer>) {
    self.section = section
  }

  var body: some View {
    Section(section.header, section.content, section.footer, section.expansion ?? $isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Says whether people can close this section in a list, by its header.
  ///
  /// A section that was made with a binding tells that; another one keeps by itself whether it is open.
  @ViewBuilder public func collapsible(_ collapsible: Bool) -> some View {
    if collapsible {
      CollapsibleSection(section: self)
    } else {
      Section(header, content, footer, nil)
    }
  }
}
