/// Views that take each other's place, of which one is shown: the screens of a navigation stack, tabs,
/// or pages.
///
/// The others keep their state and their places, and nothing else: they are neither laid out nor
/// drawn, no pointer and no key reaches them, and they have disappeared as far as `onDisappear` goes.
/// What they depend on still counts: a covered view whose state changes is evaluated.
package struct ScreenStack: View {
  /// One of the views.
  package struct Screen {
    let id: AnyHashable
    let name: String
    let isMadeWhenShown: Bool
    let content: AnyView

    /// - Parameters:
    ///   - id: Which one it is, among the others.
    ///   - name: What paths call it.
    ///   - isMadeWhenShown: Whether it is made when it is first shown, and not before.
    package init(
      id: AnyHashable, name: String, isMadeWhenShown: Bool = false, content: AnyView
    ) {
      self.id = id
      self.name = name
      self.isMadeWhenShown = isMadeWhenShown
      self.content = content
    }
  }

  /// How one takes another's place on the screen.
  package enum Motion {
    /// At once.
    case none
    /// A later one slides over an earlier one, which moves a little aside.
    case over
    /// They move together, side by side.
    case beside
  }

  let screens: [Screen]
  let shown: Int
  let motion: Motion
  let swipe: ((Int) -> Void)?

  /// - Parameters:
  ///   - screens: From the back to the front.
  ///   - shown: Which of them is; the nearest one if there is none.
  ///   - swipe: Gets the one that a swipe leads to; nil where nothing can be swiped. A stack is swiped
  ///     from its leading edge, to the screen behind; pages anywhere, to either side.
  package init(
    _ screens: [Screen], shown: Int, motion: Motion = .none, swipe: ((Int) -> Void)? = nil
  ) {
    self.screens = screens
    self.shown = min(max(shown, 0), max(screens.count - 1, 0))
    self.motion = motion
    self.swipe = swipe
  }

  package typealias Body = Never
}

extension ScreenStack: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<ScreenStack> {
    ScreenStackNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}
