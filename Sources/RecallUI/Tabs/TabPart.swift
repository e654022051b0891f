/// One of the views that a tab view shows.
struct TabPart {
  var view: AnyView
  /// What is selected with it.
  var tag: AnyHashable?
  /// What stands for it in the bar; nil where only the view itself can tell.
  var label: AnyView?
  var badge: Text?
}

/// Collects the views that a tab view's content consists of, with what is said of each.
///
/// Content is taken apart as a value: lists, conditions, groups, the elements of a `ForEach`, and the
/// modifiers around. A view with a body of its own is one tab.
struct TabParts {
  private(set) var parts: [TabPart] = []

  init<Content: View>(of content: Content) {
    append(content) { $0 }
  }

  /// - Parameter change: What is said of the views around them.
  fileprivate mutating func append<Content: View>(
    _ content: Content, _ change: @escaping (TabPart) -> TabPart
  ) {
    if let list = content as? any TabContentList {
      list.append(to: &self, change)
    } else {
      parts.append(change(TabPart(view: AnyView(content))))
    }
  }

  mutating func append(_ part: TabPart) {
    parts.append(part)
  }
}

/// Content that consists of other views.
protocol TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart)
}

extension EmptyView: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {}
}

extension TupleView: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    for view in views {
      parts.append(view, change)
    }
  }
}

extension Group: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    parts.append(content, change)
  }
}

extension AnyView: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    parts.append(storage, change)
  }
}

extension Optional: TabContentList where Wrapped: View {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    if let self { parts.append(self, change) }
  }
}

extension _ConditionalContent: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    switch branch {
    case .first(let view): parts.append(view, change)
    case .second(let view): parts.append(view, change)
    }
  }
}

extension ForEach: TabContentList where Content: View {
  /// The identifier of an element is its tag, where it says no other itself.
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    for element in data {
      let id = AnyHashable(identifier(element))
      parts.append(content(element)) { part in
        var part = change(part)
        part.tag = part.tag ?? id
        return part
      }
    }
  }
}

extension ModifiedContent: TabContentList where Content: View, Modifier: ViewModifier {
  /// The inner one of two labels or tags counts.
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    parts.append(content) { [modifier] part in
      var part = part
      switch modifier {
      case let tag as _TagModifier: part.tag = part.tag ?? tag.tag
      case let item as TabItemModifier: part.label = part.label ?? item.label
      case let badge as _BadgeModifier: part.badge = part.badge ?? badge.badge
      default: part.view = AnyView(part.view.modifier(modifier))
      }
      return change(part)
    }
  }
}
