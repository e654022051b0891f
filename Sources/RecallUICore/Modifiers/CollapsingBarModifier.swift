import VirtualTime

/// Has a part of a bar follow its large title, which goes away while the content below is scrolled.
public struct _CollapsingBarModifier: BoxModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .display }

  let title: TitleCollapse
  let part: CollapsingBarPart

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    CollapsingBarBox(modifier, around: content, node: node)
  }
}

/// What a part of a bar does while the bar's large title goes away.
package enum CollapsingBarPart {
  /// The large title itself: it goes up, and is seen only below the edge that it goes behind.
  case title
  /// What stands below the title goes up with it.
  case below
  /// The ground of the bar gets lower.
  case ground
  /// The bar's lower edge goes up, and comes into sight when the title is gone.
  case edge
  /// The small title comes into sight when the large one is gone.
  case smallTitle
}

private final class CollapsingBarBox: ModifierBox<_CollapsingBarModifier> {
  private var title: TitleCollapse { modifier.title }

  override init(_ modifier: _CollapsingBarModifier, around content: Box, node: ViewNode) {
    super.init(modifier, around: content, node: node)
    modifierDidChange()
  }

  override func modifierDidChange() {
    title.add(self, isLine: modifier.part == .title)
  }

  private var movesUp: Bool {
    switch modifier.part {
    case .title, .below, .edge: true
    case .ground, .smallTitle: false
    }
  }

  /// Over which part of its way, at its end, a small title comes into sight for a large one, in points.
  private static let fade: CGFloat = 16

  /// How much of what comes into sight is seen.
  private func opacity(for way: CGFloat) -> Double {
    let length = title.length
    guard length > 0 else { return 0 }
    return min(max((way - length) / Self.fade + 1, 0), 1)
  }

  override var offsetForChildren: CGSize {
    movesUp ? CGSize(width: 0, height: -title.way) : .zero
  }

  override func presentedOffsetForChildren(at now: Instant) -> CGSize {
    movesUp ? CGSize(width: 0, height: -title.way(at: now)) : .zero
  }

  override func draw(into list: inout DisplayListBuilder) {
    // A title that leaves goes as far as it is high, whatever comes in its place.
    let way =
      modifier.part == .title
      ? min(title.scrolled(in: &list), max(frame.height, 0)) : title.way(in: &list)
    let up = CGSize(width: 0, height: -way)
    switch modifier.part {
    case .title:
      guard way > 0 else { return drawChildren(into: &list) }
      guard way < list.size.height else { return }
      list.withClip(Clip(path: Path(list.rect))) { list in
        list.withOffset(up) { drawChildren(into: &$0) }
      }
    case .below:
      list.withOffset(up) { drawChildren(into: &$0) }
    case .ground:
      guard way > 0 else { return drawChildren(into: &list) }
      var rect = list.rect
      // While a title comes, the bar gets higher than it will stay.
      rect.size.height = max(rect.height - way, min(frame.height - title.length, rect.height))
      list.withClip(Clip(path: Path(rect))) { drawChildren(into: &$0) }
    case .edge:
      list.withOpacity(opacity(for: way)) { list in
        list.withOffset(up) { drawChildren(into: &$0) }
      }
    case .smallTitle:
      list.withOpacity(opacity(for: way)) { drawChildren(into: &$0) }
    }
  }

  /// One of both titles can be read and used at a time, the one that is seen.
  override var hidesContent: Bool {
    switch modifier.part {
    case .title: isSmallTitleShown
    case .smallTitle: !isSmallTitleShown
    case .below, .ground, .edge: false
    }
  }

  private var isSmallTitleShown: Bool { opacity(for: title.way) > 0.5 }

  override func findReach() -> HitCache.Reach {
    guard movesUp else { return reachOfChildren }
    return reachOfChildren.union(reachOfChildren.moved(by: CGPoint(x: 0, y: -title.length)))
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    let inside = CGPoint(x: point.x, y: point.y - offsetForChildren.height)
    switch modifier.part {
    case .title: guard point.y >= 0 else { return false }
    case .ground: guard point.y < frame.height - title.way else { return false }
    case .smallTitle: guard isSmallTitleShown else { return false }
    case .below, .edge: break
    }
    return super.hitTest(inside, path: &path)
  }
}

extension View {
  /// Has this part of a bar follow the bar's large title.
  package func following(_ title: TitleCollapse, as part: CollapsingBarPart) -> some View {
    modifier(_CollapsingBarModifier(title: title, part: part))
  }
}
