/// What UIKit's objects of one stage have in common.
package final class UIProgram {
  /// Its scene.
  package let scene = UIWindowScene()
  /// What all bars of tabs are like.
  package let tabBar = UITabBar()
  /// Who hears how the program begins.
  package weak var applicationDelegate: NSObject?
  /// The window that they keep.
  package var keptWindow: () -> UIWindow? = { nil }

  /// That of the stage whose code asks; off any stage, one that nobody else has.
  package static var current: UIProgram {
    StageContext.object(of: UIProgram.self) { UIProgram() }
  }

  package init() {}
}
