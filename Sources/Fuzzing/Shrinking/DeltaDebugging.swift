/// Takes away from `items` what is not needed to fail, until each single one of them is.
///
/// Source: Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input" (2002), the
/// algorithm *ddmin*, without its step of testing the parts alone: taking a part away finds the
/// same, and a prefix of a session that fails is rare.
///
/// - Parameters:
///   - items: What fails.
///   - budget: How often `fails` may be asked; each time costs one. When it is used up, the
///     smallest failing list so far is the result.
///   - fails: Whether a list with some of the items left out fails in the same way.
/// - Returns: A list that fails, in the order of `items`; 1-minimal unless the budget ran out.
/// - Complexity: O(*n*²) questions at worst, O(*k* log *n*) for *k* items that are needed.
public func minimized<Item>(
  _ items: [Item], budget: inout Int, fails: ([Item]) -> Bool
) -> [Item] {
  var kept = items
  var parts = 2
  while !kept.isEmpty {
    let size = max(1, (kept.count + parts - 1) / parts)
    var end = kept.count
    var hasShrunk = false
    // From the back: what happened after the failure is of no use, and goes first.
    while end > 0 {
      guard budget > 0 else { return kept }
      let start = max(0, end - size)
      let candidate = Array(kept[..<start] + kept[end...])
      budget -= 1
      if fails(candidate) {
        kept = candidate
        hasShrunk = true
      }
      end = start
    }
    guard size > 1 || hasShrunk else { return kept }
    parts = hasShrunk ? max(2, parts - 1) : min(kept.count, parts * 2)
    if size == 1 {
      parts = max(1, kept.count)
    }
  }
  return kept
}
