extension EnvironmentValues {
  /// What stands above the bar of the tab view inside.
  @Entry var tabAccessory: TabAccessory?
}

/// What stands above a tab view's bar, over whichever tab is shown: what plays, say.
struct TabAccessory {
  let content: AnyView
}

extension View {
  /// Shows a view above the bar of this tab view. It stays while tabs change.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Shows a view above the bar of this tab view, while it is enabled. It stays while tabs change.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? TabAccessory(content: AnyView(content())) : nil
    return environment(\.tabAccessory, accessory)
  }
}

/// The view above the bar, as it looks.
struct TabAccessoryBar: View {
  let accessory: TabAccessory

  var body: some View {
    HStack { accessory.content }
      .frame(maxWidth: .infinity, minHeight: BarLook.accessoryHeight)
      .background(.regularMaterial, in: Capsule())
      .padding(.horizontal, BarLook.margin)
      .padding(.vertical, BarLook.accessoryMargin)
  }
}
