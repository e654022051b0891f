/// One of the views that a picker shows.
struct PickerChoice<Value: Hashable>: Identifiable {
  /// Its place among the others.
  let id: Int
  let view: AnyView
  /// What is selected with it; nil for a view that stands for nothing.
  let value: Value?
  /// What it says, where it is a text.
  let words: Text?
}

/// Collects the views that a picker's content consists of, with what they stand for.
///
/// Content is taken apart as a value: lists, conditions, groups and the elements of a `ForEach`. A view
/// with a body of its own is one view, whatever that shows.
struct PickerChoices<Value: Hashable> {
  private(set) var choices: [PickerChoice<Value>] = []

  init<Content: View>(of content: Content) {
    append(content, tagged: nil) { $0 }
  }

  /// Appends the views that a value consists of.
  ///
  /// - Parameters:
  ///   - tag: What the views stand for that say nothing themselves.
  ///   - modified: Puts the modifiers that stand around them on each.
  fileprivate mutating func append<Content: View>(
    _ content: Content, tagged tag: Value?, _ modified: @escaping (AnyView) -> AnyView
  ) {
    if let list = content as? any PickerContent {
      list.append(to: &self, tagged: tag, modified)
    } else {
      choices.append(
        PickerChoice(
          id: choices.count, view: modified(AnyView(content)), value: tag, words: content as? Text))
    }
  }
}

/// Content that consists of other views.
private protocol PickerContent {
  func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView)
}

extension EmptyView: PickerContent {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {}
}

/// A line between choices is none; pickers put lines where theirs belong.
extension Divider: PickerContent {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {}
}

extension TupleView: PickerContent {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    for view in views {
      choices.append(view, tagged: tag, modified)
    }
  }
}

extension Group: PickerContent {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    choices.append(content, tagged: tag, modified)
  }
}

extension Section: PickerContent where Parent: View, Content: View, Footer: View {
  /// The choices of a section; what is over and below them has no place in a picker.
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    choices.append(parts.content, tagged: tag, modified)
  }
}

extension AnyView: PickerContent {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    choices.append(storage, tagged: tag, modified)
  }
}

extension Optional: PickerContent where Wrapped: View {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    if let self { choices.append(self, tagged: tag, modified) }
  }
}

extension _ConditionalContent: PickerContent {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    switch branch {
    case .first(let view): choices.append(view, tagged: tag, modified)
    case .second(let view): choices.append(view, tagged: tag, modified)
    }
  }
}

extension ForEach: PickerContent where Content: View {
  /// The identifier of an element is what it stands for, where it says nothing else itself.
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    for element in data {
      let implicit = _TagModifier(tag: AnyHashable(identifier(element)), includesOptional: true)
      choices.append(content(element), tagged: implicit.value(as: Value.self) ?? tag, modified)
    }
  }
}

extension ModifiedContent: PickerContent where Content: View, Modifier: ViewModifier {
  fileprivate func append<Value: Hashable>(
    to choices: inout PickerChoices<Value>, tagged tag: Value?,
    _ modified: @escaping (AnyView) -> AnyView
  ) {
    if let own = modifier as? _TagModifier {
      choices.append(content, tagged: own.value(as: Value.self), modified)
    } else {
      choices.append(content, tagged: tag) { [modifier] in
        modified(AnyView($0.modifier(modifier)))
      }
    }
  }
}
