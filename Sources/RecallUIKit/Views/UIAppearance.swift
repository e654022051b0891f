// How programs say that all views of a kind are to look. A stage has none of these by itself, so that what is set changes
// nothing, but for whether bars of tabs are hidden.

/// What a control is in.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let normal = UIControlState([])
  public static let highlighted = UIControlState(rawValue: 1)
  public static let disabled = UIControlState(rawValue: 2)
  public static let selected = UIControlState(rawValue: 4)
}

/// How a bar is to look.
public class UIBarAppearance: @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?

  public init() {}

  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

/// How a navigation bar is to look.
public final class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()

  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a tab bar is to look.
public final class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
}

/// The bar over a screen.
public final class UINavigationBar: UIView, @unchecked Sendable {
  public static func appearance() -> UINavigationBar { UINavigationBar() }

  public var barTintColor: UIColor?
  public var shadowImage: UIImage?
  public var prefersLargeTitles = false
  public var isTranslucent = true
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The bar of tabs.
public final class UITabBar: UIView, @unchecked Sendable {
  /// That of the stage whose code asks. A `TabView` that appears while it is hidden has no bar; nothing else of it counts.
  public static func appearance() -> UITabBar { UIProgram.current.tabBar }

  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var isTranslucent = true
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// A list.
public final class UITableView: UIView, @unchecked Sendable {
  public static func appearance() -> UITableView { UITableView() }

  /// What stands between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public var separatorColor: UIColor?
  public var separatorStyle = SeparatorStyle.singleLine
  public var allowsSelection = true
  public var tableFooterView: UIView?
  public var showsVerticalScrollIndicator = true
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a list.
public final class UITableViewCell: UIView, @unchecked Sendable {
  /// How a row looks that is selected.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public static func appearance() -> UITableViewCell { UITableViewCell() }

  public var selectionStyle = SelectionStyle.default
}

/// Something that scrolls.
public final class UIScrollView: UIView, @unchecked Sendable {
  public static func appearance() -> UIScrollView { UIScrollView() }

  /// When a keyboard on the screen goes.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  public var bounces = true
  public var isPagingEnabled = false
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var delaysContentTouches = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
}

/// A slider.
public final class UISlider: UIView, @unchecked Sendable {
  public static func appearance() -> UISlider { UISlider() }

  public var thumbTintColor: UIColor?
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
}

/// A switch.
public final class UISwitch: UIView, @unchecked Sendable {
  public static func appearance() -> UISwitch { UISwitch() }

  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// What stands above a list that is pulled down.
public final class UIRefreshControl: UIView, @unchecked Sendable {
  public static func appearance() -> UIRefreshControl { UIRefreshControl() }

  public var attributedTitle: NSAttributedString?
}

/// The buttons of bars.
public final class UIBarButtonItem: NSObject, @unchecked Sendable {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  public var tintColor: UIColor?

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// Choices beside each other.
public final class UISegmentedControl: UIView, @unchecked Sendable {
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }

  public var selectedSegmentTintColor: UIColor?

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// The dots below pages.
public final class UIPageControl: UIView, @unchecked Sendable {
  public static func appearance() -> UIPageControl { UIPageControl() }

  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

extension NSAttributedString.Key {
  /// The color of letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of letters.
  public static let font = NSAttributedString.Key("NSFont")
}
