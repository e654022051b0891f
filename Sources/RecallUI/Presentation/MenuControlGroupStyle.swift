/// The controls as a menu that a button with the group's label opens; in a menu, as one in that.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls in a menu of their own.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
