extension View {
  /// Sets the title of the screen that this view stands in. Of several, the outermost counts.
  public func navigationTitle(_ title: Text) -> some View {
    bars { $0.title = title }
  }

  /// Sets the title of the screen that this view stands in.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that this view stands in.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that this view stands in. It can't be edited in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets what stands below the title of the screen that this view stands in.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    bars { $0.subtitle = subtitle }
  }

  /// Sets what stands below the title of the screen that this view stands in.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets what stands below the title of the screen that this view stands in.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets what the title of the screen looks like.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bars { $0.displayMode = displayMode }
  }

  /// Sets what the title of the screen looks like.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bars { $0.displayMode = mode.mode }
  }

  /// Sets the title of the screen, as code written before `navigationTitle(_:)` does.
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen, as code written before `navigationTitle(_:)` does.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen, as code written before `navigationTitle(_:)` does.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen and what it looks like.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bars {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Sets the title of the screen and what it looks like.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title of the screen and what it looks like.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Whether the screen has no navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars { $0.navigationBar = hidden ? .hidden : nil }
  }

  /// Whether there is no way back but the program's own: no button, no swipe and no key.
  public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    registering(hidesBackButton ? true : nil, in: \.lockRegister)
  }

  /// Puts views into the navigation bar, as code written before `toolbar(content:)` does.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarItemsModifier(entries: [
        ToolbarEntry(placement: .topBarLeading, content: AnyView(leading)),
        ToolbarEntry(placement: .topBarTrailing, content: AnyView(trailing)),
      ]))
  }

  /// Puts a view at the beginning of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    let entry = ToolbarEntry(placement: .topBarLeading, content: AnyView(leading))
    return modifier(ToolbarItemsModifier(entries: [entry]))
  }

  /// Puts a view at the end of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    let entry = ToolbarEntry(placement: .topBarTrailing, content: AnyView(trailing))
    return modifier(ToolbarItemsModifier(entries: [entry]))
  }
}
