/// The way back from a screen.
///
/// Two of one screen are the same to a view, which two closures never are.
struct WayBack {
  /// Neither is kept. What stands in the screen's bars may know how to close it, and the screen knows what stands there;
  /// and what is presented may be known to who outlives the stack.
  private weak var entry: ScreenEntry?
  private weak var navigator: Navigator?
  private let lead: ColumnLead?

  /// Nil where no way leads back.
  ///
  /// - Parameter lead: What its bar begins with, if it is the lowest in a column of a split view.
  init?(from entry: ScreenEntry, _ navigator: Navigator?, _ lead: ColumnLead?) {
    guard lead.map({ $0.back != nil }) ?? (entry.index > 0) else { return nil }
    self.entry = entry
    self.navigator = navigator
    self.lead = lead
  }

  /// Whether it is that of a column, which may lead elsewhere another time.
  var isOfColumn: Bool { lead != nil }

  func callAsFunction() {
    if let lead { lead.back?() } else if let entry { navigator?.pop(entry) }
  }
}
