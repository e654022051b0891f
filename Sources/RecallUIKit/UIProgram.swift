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

  /// The windows that a program shows over its own.
  package let shownWindows = ShownWindows()

  /// That of the stage whose code asks; off any stage, one that nobody else has.
  package static var current: UIProgram {
    StageContext.object(of: UIProgram.self) { UIProgram() }
  }

  package init() {}
}

/// The windows that a program shows over its own, as long as it keeps them: from the first one that was shown to the last.
package final class ShownWindows {
  private struct Shown {
    weak var window: UIWindow?
  }

  private var shown: [Shown] = []
  private let changes = UIViewChanges()

  /// Those that aren't hidden, for a view that shows them and is evaluated again when there are others.
  package func read() -> [UIWindow] {
    changes.noteReading()
    return shown.compactMap(\.window).filter { !$0.isHidden }
  }

  /// Notes that a window is shown.
  func add(_ window: UIWindow) {
    shown.removeAll { $0.window == nil }
    if !shown.contains(where: { $0.window === window }) { shown.append(Shown(window: window)) }
    changes.note(true)
  }

  /// Notes that a window is hidden, or gone.
  func noteHiding() { changes.note(true) }
}
