/// What one screen of a navigation stack says of itself.
final class NavigationItem {
  /// Of its bars.
  let screenBars = ScreenBars()
  /// What follows values.
  let destinations = Register<NavigationDestination>()
  /// What it shows above itself without a value.
  let presentations = Register<ScreenPresentation>()

  /// The large title of its bar, which goes away while the content is scrolled.
  let largeTitle = TitleCollapse()

  var bars: Register<BarTraits> { screenBars.traits }
  var locks: Register<Bool> { screenBars.locks }
}

/// What is shown for the values of a type.
struct NavigationDestination {
  let type: Any.Type
  /// Nil for a value of another type.
  let content: (AnyHashable) -> AnyView?
}

/// A screen that a binding shows, and not a value of the path.
struct ScreenPresentation {
  let isPresented: Binding<Bool>
  /// Which one it is: another one takes the place of the one before.
  let identity: AnyHashable
  let content: AnyView
}

/// One screen of a stack.
final class ScreenEntry {
  enum Source {
    case root
    case value(AnyHashable)
    /// The number of what presents it, in the register of the screen that does.
    case presentation(key: Int, identity: AnyHashable, by: ScreenEntry)
  }

  /// What a binding shows, as what presents it said it last. A reference, so that it is the same for as
  /// long as nothing else is said: what it shows may hold closures, which are never known to be the same.
  final class Shown {
    let version: Int
    let presentation: ScreenPresentation

    init(version: Int, presentation: ScreenPresentation) {
      self.version = version
      self.presentation = presentation
    }
  }

  /// What stands for the screen where it isn't to be kept.
  final class Name {}

  let source: Source
  let name = Name()
  let item = NavigationItem()
  /// What it shows, if a binding shows it.
  private(set) var shown: Shown?
  /// How many screens are behind it.
  var index = 0

  init(_ source: Source) {
    self.source = source
  }

  /// Has it show what a binding does.
  func show(_ presentation: ScreenPresentation, version: Int) {
    guard shown?.version != version else { return }
    shown = Shown(version: version, presentation: presentation)
  }
}

private struct NavigationItemKey: EnvironmentKey {
  static var defaultValue: NavigationItem? { nil }
}

extension EnvironmentValues {
  /// The screen that a view stands in; nil outside of navigation.
  var navigationItem: NavigationItem? {
    get { self[NavigationItemKey.self] }
    set { self[NavigationItemKey.self] = newValue }
  }

  var destinationRegister: Register<NavigationDestination>? { navigationItem?.destinations }
  var presentationRegister: Register<ScreenPresentation>? { navigationItem?.presentations }
}
