/// How wide a column wants to be, in points.
struct ColumnWidth: Equatable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat

  /// A width between two others; what is no length is left out.
  init(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
    func length(_ number: CGFloat?) -> CGFloat? {
      number.flatMap { $0.isFinite ? Swift.max($0, 0) : nil }
    }
    let wanted = length(ideal) ?? SplitLook.sidebarWidth
    least = length(min) ?? Swift.min(wanted, SplitLook.leastWidth)
    most = Swift.max(length(max) ?? wanted, least)
    self.ideal = Swift.max(least, Swift.min(wanted, most))
  }
}

/// The measures of split views, in points.
enum SplitLook {
  /// What a split view needs to show columns beside each other.
  static let columnsWidth: CGFloat = 700
  /// What it needs to show three of them by itself.
  static let threeColumnsWidth: CGFloat = 1000
  static let sidebarWidth: CGFloat = 280
  static let contentWidth: CGFloat = 320
  /// Of a column that gets narrower so that the detail has room, and of that.
  static let leastWidth: CGFloat = 200
  static let leastDetailWidth: CGFloat = 320
  /// Of what lies beside columns that stand over it.
  static let scrimOpacity = 0.2
  static let motion = Animation.smooth(duration: 0.3)
}

/// Where the columns of a split view stand.
struct SplitColumns {
  /// Of the split view, in points.
  let width: CGFloat
  let visibility: NavigationSplitViewVisibility
  let kind: _NavigationSplitViewKind
  /// What the columns before the detail want, from the leading one on.
  let wanted: [ColumnWidth]

  /// Whether there is room for one only.
  var isCompact: Bool { width < SplitLook.columnsWidth }

  /// The index of the first column that is shown; all after it are.
  var first: Int {
    switch visibility {
    case .all: 0
    case .doubleColumn: wanted.count - 1
    case .detailOnly: wanted.count
    default: wanted.count < 2 || width >= SplitLook.threeColumnsWidth ? 0 : 1
    }
  }

  /// Whether columns lie over the detail.
  var coversDetail: Bool { kind == .prominentDetail && first < wanted.count }

  /// Where each column stands. Those that are not shown wait beyond the leading edge.
  var places: [ScreenPlace] {
    let first = first
    let widths = widths(from: first)
    let hidden = widths.prefix(first).reduce(0, +)
    var x = -hidden
    var places: [ScreenPlace] = []
    for (index, width) in widths.enumerated() {
      places.append(ScreenPlace(x: x, width: width, isShown: index >= first))
      x += width
    }
    let start = kind == .prominentDetail ? 0 : max(0, x)
    places.append(ScreenPlace(x: start, width: max(0, width - start), isShown: true))
    return places
  }

  /// How wide the columns before the detail are: as they want to be, or narrower where the ones from
  /// an index on would leave the detail no room.
  private func widths(from first: Int) -> [CGFloat] {
    let room = max(0, width - (kind == .prominentDetail ? 0 : SplitLook.leastDetailWidth))
    let shown = wanted.dropFirst(first)
    let excess = shown.reduce(-room) { $0 + $1.ideal }
    let spare = shown.reduce(0) { $0 + $1.ideal - $1.least }
    let part = excess > 0 && spare > 0 ? min(1, excess / spare) : 0
    return wanted.map { min(width, $0.ideal - part * ($0.ideal - $0.least)) }
  }
}
