/// Where bars of a screen lie, as far as drawing goes: what ignores safe areas is drawn behind the bar above it, too.
///
/// Layout, hit testing and state know of none: on a stage all of the viewport is safe.
struct UnsafeArea: Equatable {
  /// The upper edge of the screen with its bars, in the viewport.
  let top: CGFloat
  /// The screen's content below the bar; nil outside of it.
  let content: CGRect?
  /// Whether something of the content fills what is behind the bar.
  var isFilled = false

  init(top: CGFloat, content: CGRect? = nil) {
    self.top = top
    self.content = content
  }

  /// A rectangle that fills the content from its upper edge on, up to the screen's.
  func extended(_ rect: CGRect) -> CGRect {
    guard let content, content.minY > top, abs(rect.minY - content.minY) < UnsafeArea.slack,
      rect.minX < content.minX + UnsafeArea.slack, rect.maxX > content.maxX - UnsafeArea.slack
    else { return rect }
    return CGRect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top)
  }

  /// Whether something that was drawn covers what is behind the bar.
  func isFilled(by items: ArraySlice<DisplayItem>) -> Bool {
    guard let content, content.minY > top else { return false }
    return items.contains { item in
      guard case .fill = item.content, item.opacity == 1, item.clips.isEmpty else { return false }
      let bounds = item.bounds
      return bounds.minY < top + UnsafeArea.slack && bounds.maxY > content.minY
        && bounds.minX < content.minX + UnsafeArea.slack
        && bounds.maxX > content.maxX - UnsafeArea.slack
    }
  }

  /// What an edge may lose on its way through a layout, in points.
  private static let slack: CGFloat = 0.5
}

/// Tells what is drawn inside where a screen is, or the content below its bar.
public struct _UnsafeAreaModifier: DrawingModifier {
  public typealias Body = Never

  enum Part {
    case screen, content
  }

  let part: Part

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    switch part {
    case .screen: list.withinScreen { $0.draw(content) }
    case .content: list.belowBar { $0.draw(content) }
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
    var ground = _ShapeView(shape: Rectangle(), style: style)
    ground.yieldsToContent = yields
    return background(ground, alignment: .center)
  }
}

extension ShapeStyle {
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
