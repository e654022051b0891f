/// A node whose content is a section: a container that makes what can be seen of it knows where it
/// begins and ends.
protocol LazySection: ViewNode {
  /// What stands over the content.
  var headerNode: ViewNode { get }
  /// Nil while the section is closed.
  var contentNode: ViewNode? { get }
  /// What stands below the content.
  var footerNode: ViewNode { get }
  /// Says whether the section is open, and opens it; nil for one that always is.
  var expansion: Binding<Bool>? { get }
}

/// What a box of a lazy container is to its section.
package enum LazyRole: Hashable, Sendable {
  case header, content, footer
}

/// Where the boxes of a section stand among all of a lazy container's.
///
/// What stands outside of all sections, one after the other, counts as one too.
struct LazySpan {
  /// Nil for what stands outside of all sections.
  let section: (any LazySection)?
  fileprivate(set) var header: Range<Int>
  fileprivate(set) var content: Range<Int>
  fileprivate(set) var footer: Range<Int>

  /// All of it.
  var all: Range<Int> { header.lowerBound..<footer.upperBound }

  /// An empty one at a position.
  init(_ section: (any LazySection)?, at position: Int) {
    self.section = section
    header = position..<position
    content = header
    footer = header
  }

  /// Adds boxes at the end.
  mutating func add(_ count: Int, as role: LazyRole) {
    let end = footer.upperBound + count
    switch role {
    case .header:
      header = header.lowerBound..<end
      content = end..<end
    case .content:
      content = content.lowerBound..<end
    case .footer:
      footer = footer.lowerBound..<end
      return
    }
    footer = end..<end
  }

  /// Whether boxes in some role can follow what there is already.
  func takes(_ role: LazyRole) -> Bool {
    switch role {
    case .header: content.isEmpty && footer.isEmpty
    case .content: footer.isEmpty
    case .footer: true
    }
  }

  /// What the box at a position is to the section.
  func role(of position: Int) -> LazyRole {
    if header.contains(position) { return .header }
    return footer.contains(position) ? .footer : .content
  }
}
