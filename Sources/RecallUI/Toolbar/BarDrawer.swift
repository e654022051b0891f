/// A place for a drawer that is offered from outside of a navigation stack: the screen at the root of
/// the stack takes it into its bar.
final class BarDrawer {
  /// What stands in it.
  let contents = Register<AnyView>()
  /// One for each screen that shows it.
  let takers = Register<Bool>()
}

private struct BarDrawerKey: EnvironmentKey {
  static var defaultValue: BarDrawer? { nil }
}

extension EnvironmentValues {
  /// The drawer that is offered to navigation stacks here.
  var barDrawer: BarDrawer? {
    get { self[BarDrawerKey.self] }
    set { self[BarDrawerKey.self] = newValue }
  }

  var drawerRegister: Register<AnyView>? { barDrawer?.contents }
  var drawerTakers: Register<Bool>? { barDrawer?.takers }
}
