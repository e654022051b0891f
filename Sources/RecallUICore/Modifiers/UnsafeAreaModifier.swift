/// Tells what is drawn inside where a screen is, the content below its bar, or what ignores that there is one.
public struct _UnsafeAreaModifier: DrawingModifier {
  public typealias Body = Never

  enum Part {
    case screen(TitleCollapse)
    case content(TitleCollapse)
    case ignoring, all
  }

  let part: Part

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    switch part {
    case .screen(let title):
      let way = title.way(in: &list)
      list.withinScreen(titleGone: way) { $0.draw(content) }
    case .content: list.belowBar { $0.draw(content) }
    case .ignoring: list.ignoringSafeArea { $0.draw(content) }
    case .all: list.draw(content)
    }
  }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    UnsafeAreaBox(modifier, around: content, node: node)
  }
}

private final class UnsafeAreaBox: DrawingModifierBox<_UnsafeAreaModifier> {
  override var screenTitle: ScreenTitle? {
    switch modifier.part {
    case .screen(let title), .content(let title): title
    case .ignoring, .all: nil
    }
  }

  /// The large title above this, if this is a screen's content.
  private var titleAbove: TitleCollapse? {
    if case .content(let title) = modifier.part { title } else { nil }
  }

  override func findReach() -> HitCache.Reach {
    guard let length = titleAbove?.length, length > 0 else { return super.findReach() }
    let band = CGRect(x: 0, y: -length, width: frame.width, height: length)
    return super.findReach().union(HitCache.Reach(around: band))
  }

  /// Where a title was, what is scrolled is hit, with all that is hit at its upper edge around it: that isn't asked whether
  /// it reaches up so far.
  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    if super.hitTest(point, path: &path) { return true }
    guard let title = titleAbove, point.y < 0, point.y >= -title.way else { return false }
    var atEdge: [Box] = []
    guard super.hitTest(CGPoint(x: point.x, y: 0.5), path: &atEdge),
      let index = atEdge.firstIndex(where: { ($0 as? ScrollBox)?.titleAbove === title })
    else { return false }
    let origin = atEdge[index].rect(.zero, in: self).origin
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard atEdge[index].hitTest(inside, path: &path) else { return false }
    path += atEdge[(index + 1)...]
    return true
  }
}

extension View {
  /// Has this view, with bars above and below its content, be a screen.
  ///
  /// - Parameter title: The large title of its bar.
  package func screenWithBars(_ title: TitleCollapse) -> some View {
    modifier(_UnsafeAreaModifier(part: .screen(title)))
  }

  /// Has this view be what stands below a screen's bar.
  ///
  /// - Parameter title: The bar's large title, which goes away while this is scrolled.
  package func contentOfScreen(below title: TitleCollapse) -> some View {
    modifier(_UnsafeAreaModifier(part: .content(title)))
  }
}

extension View {
  /// Fills what is behind a bar, unless the screen's content does.
  package func barGround<Style: ShapeStyle>(
    _ style: Style, yields: Bool, below title: TitleCollapse
  ) -> some View {
    background(style.inBar(yields: yields).following(title, as: .ground), alignment: .center)
  }
}

extension ShapeStyle {
  /// A rectangle in this style, as part of a bar: not drawn where it yields and the screen's content is behind the bar.
  package func inBar(yields: Bool) -> some View {
    var ground = _ShapeView(shape: Rectangle(), style: self)
    ground.yieldsToContent = yields
    return ground
  }

  /// This style behind the bar above, too, where it fills a screen.
  fileprivate func behindBars(_ edges: Edge.Set) -> _ShapeView<Rectangle, Self> {
    var view = _ShapeView(shape: Rectangle(), style: self)
    view.reachesBehindBar = edges.contains(.top)
    return view
  }
}

extension View {
  /// Fills what is behind this view, and behind the bar above, where this view fills a screen.
  ///
  /// - Parameters:
  ///   - style: What it is filled with.
  ///   - edges: Where it reaches behind bars: only the upper edge matters.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style.behindBars(edges), alignment: .center)
  }
}

extension Color {
  /// This color behind the bar above, too, where it fills a screen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    behindBars(edges)
  }

  /// This color behind the bar above, too, where it fills a screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { behindBars(edges) }
}

extension LinearGradient {
  /// This gradient behind the bar above, too, where it fills a screen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    behindBars(edges)
  }

  /// This gradient behind the bar above, too, where it fills a screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { behindBars(edges) }
}

extension RadialGradient {
  /// This gradient behind the bar above, too, where it fills a screen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    behindBars(edges)
  }

  /// This gradient behind the bar above, too, where it fills a screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { behindBars(edges) }
}

extension AngularGradient {
  /// This gradient behind the bar above, too, where it fills a screen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    behindBars(edges)
  }

  /// This gradient behind the bar above, too, where it fills a screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { behindBars(edges) }
}
