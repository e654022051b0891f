/// What a search has besides its text: things, each shown as one word of the field.
struct SearchTokens {
  /// The things' views, in order.
  let views: [AnyView]
  /// Takes the last of them out.
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Adds a thing, if it is one of theirs.
  let add: (Any) -> Void
  /// Rows with things that can be added; nil where there are none.
  let suggestions: AnyView?
}

extension SearchTokens {
  init<Tokens, Token: View>(
    _ tokens: Binding<Tokens>, suggested: Tokens?,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  )
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    let shown = tokens.wrappedValue
    views = shown.map { AnyView(token($0)) }
    removeLast = {
      guard let last = tokens.wrappedValue.indices.last else { return }
      tokens.wrappedValue.remove(at: last)
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    add = { thing in
      guard let new = thing as? Tokens.Element,
        !tokens.wrappedValue.contains(where: { $0.id == new.id })
      else { return }
      tokens.wrappedValue.append(new)
    }
    let others = Array(suggested ?? Tokens()).filter { new in
      !shown.contains { $0.id == new.id }
    }
    suggestions =
      others.isEmpty
      ? nil
      : AnyView(
        ForEach(others) { element in
          token(element).modifier(SearchCompletion { $0.complete(with: element) })
        })
  }
}

/// Things in the field of a search, each in a capsule.
struct SearchTokenRow: View {
  let tokens: SearchTokens

  var body: some View {
    ForEach(tokens.views.indices, id: \.self) { index in
      tokens.views[index]
        .font(.subheadline).lineLimit(1).fixedSize()
        .padding(.horizontal, 6).padding(.vertical, 1)
        .background(.tint.opacity(0.2), in: Capsule())
        .accessibilityIdentifier("SearchToken \(index)")
    }
  }
}
