extension View {
  /// Says what this view is, for who can't see it, in the words of a view's texts.
  ///
  /// ```swift
  /// Text(name).accessibilityLabel { label in
  ///   Text("Favorite")
  ///   label
  /// }
  /// ```
  ///
  /// - Parameter content: Gets what stands for the label that this view has by itself; without it, that label isn't told.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let parts = PickerChoices<Int>(of: content(PlaceholderContentView(of: self))).choices
    let own = parts.firstIndex { $0.view.storage is PlaceholderContentView<Self> }
    let (before, after) = (parts[..<(own ?? parts.endIndex)], parts[(own ?? parts.startIndex)...])
    return ZStack {
      LabelWords(words: before.compactMap(\.words))
      accessibilityHidden(own == nil)
      LabelWords(words: own == nil ? [] : after.compactMap(\.words))
    }
    .accessibilityElement(children: .combine)
  }
}

/// Words that take no room and aren't seen.
private struct LabelWords: View {
  let words: [Text]

  var body: some View {
    ForEach(words.indices, id: \.self) { index in
      Color.clear.frame(width: 0, height: 0).accessibilityLabel(words[index])
    }
  }
}
