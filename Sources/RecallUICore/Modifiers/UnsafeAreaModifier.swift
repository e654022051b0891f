/// Tells what is drawn inside where a screen is, the content below its bar, or what ignores that there is one.
public struct _UnsafeAreaModifier: DrawingModifier {
  public typealias Body = Never

  enum Part {
    case screen, content, ignoring, all
  }

  let part: Part

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    switch part {
    case .screen: list.withinScreen { $0.draw(content) }
    case .content: list.belowBar { $0.draw(content) }
    case .ignoring: list.ignoringSafeArea { $0.draw(content) }
    case .all: list.draw(content)
    }
  }
}

extension View {
  /// Has this view, with bars above and below its content, be a screen.
  package func screenWithBars() -> some View { modifier(_UnsafeAreaModifier(part: .screen)) }

  /// Has this view be what stands below a screen's bar.
  package func contentOfScreen() -> some View { modifier(_UnsafeAreaModifier(part: .content)) }
}

extension View {
  /// Fills what is behind a bar, unless the screen's content does.
  package func barGround<Style: ShapeStyle>(_ style: Style, yields: Bool) -> some View {
    background(style.inBar(yields: yields), alignment: .center)
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
