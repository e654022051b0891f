// How programs say that toolbars and views of further kinds are to look. What is set changes nothing.

/// How a bar below a screen is to look.
public final class UIToolbarAppearance: UIBarAppearance, @unchecked Sendable {
  public var buttonAppearance = UIBarButtonItemAppearance()
}

/// The bar below a screen.
public final class UIToolbar: UIView, @unchecked Sendable {
  public static func appearance() -> UIToolbar { UIToolbar() }

  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var compactAppearance: UIToolbarAppearance?
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// For which height of a bar something is said.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

extension UINavigationBar {
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A field that is searched by.
public final class UISearchBar: UIView, @unchecked Sendable {
  public static func appearance() -> UISearchBar { UISearchBar() }

  public var barTintColor: UIColor?
  public var placeholder: String?
}

/// A picker of dates.
public final class UIDatePicker: UIView, @unchecked Sendable {
  public static func appearance() -> UIDatePicker { UIDatePicker() }
}

/// What steps a number up and down.
public final class UIStepper: UIView, @unchecked Sendable {
  public static func appearance() -> UIStepper { UIStepper() }

  public func setIncrementImage(_ image: UIImage?, for state: UIControlState) {}
  public func setDecrementImage(_ image: UIImage?, for state: UIControlState) {}
}

/// Where lists stand in later versions of the system.
public final class UICollectionView: UIView, @unchecked Sendable {
  public static func appearance() -> UICollectionView { UICollectionView() }
}
