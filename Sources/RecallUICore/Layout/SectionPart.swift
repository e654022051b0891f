/// What the parts of sections inherit besides what is around them.
package struct SectionSurroundings {
  let change: (LazyRole, inout EnvironmentValues) -> Void

  package init(_ change: @escaping (LazyRole, inout EnvironmentValues) -> Void) {
    self.change = change
  }
}

private struct SectionSurroundingsKey: EnvironmentKey {
  static var defaultValue: SectionSurroundings? { nil }
}

extension EnvironmentValues {
  /// Nil for nothing.
  package var sectionSurroundings: SectionSurroundings? {
    get { self[SectionSurroundingsKey.self] }
    set { self[SectionSurroundingsKey.self] = newValue }
  }
}

/// What stands over a section, or below it.
struct SectionPart<Content: View>: View {
  let content: Content
  let role: LazyRole
  @Environment(\.sectionSurroundings) private var surroundings

  init(_ content: Content, _ role: LazyRole) {
    self.content = content
    self.role = role
  }

  var body: some View {
    let surroundings = surroundings
    content.transformEnvironment(\.self) { surroundings?.change(role, &$0) }
  }
}
