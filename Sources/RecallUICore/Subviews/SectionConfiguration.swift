/// One of the sections that views consist of. What stands between sections, and in none, counts as one
/// without header and footer.
public struct SectionConfiguration: Identifiable {
  public typealias ID = FoundViewID

  /// Where the section stands in the views that it was found in.
  public let id: ID
  /// What stands over its content.
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  /// What stands below its content.
  public let footer: SubviewsCollection
  /// What the section says to its container.
  public let containerValues: ContainerValues
}

/// The sections that views consist of, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) {
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
