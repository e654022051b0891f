extension View {
  /// Says what the navigation stack around this view shows for values of a type.
  ///
  /// A value of the path without such a destination is reported, and a warning stands for it.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    registering(
      NavigationDestination(type: data) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }, in: \.destinationRegister)
  }

  /// Shows a screen above this view's while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    registering(
      isPresented.wrappedValue
        ? ScreenPresentation(
          isPresented: isPresented, identity: true, content: AnyView(destination())) : nil,
      in: \.presentationRegister)
  }

  /// Shows a screen for an item above this view's while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    registering(
      item.wrappedValue.map { value in
        ScreenPresentation(
          isPresented: item.hasValue(), identity: value, content: AnyView(destination(value)))
      }, in: \.presentationRegister)
  }
}
