/// Who hears what views tell those around them.
final class PreferenceRegistry {
  /// How many nodes do.
  private var count = 0
  /// The color schemes that views ask for, by the serial numbers of their nodes.
  private var colorSchemes: [Int: ColorScheme] = [:] { didSet { findColorScheme() } }
  /// Those that hold where no view asks for another one, likewise.
  private var usualColorSchemes: [Int: ColorScheme] = [:] { didSet { findColorScheme() } }

  /// Whether nobody hears.
  var isEmpty: Bool { count == 0 }

  func add() { count += 1 }
  func remove() { count -= 1 }

  /// The color scheme that has been asked for for the longest time.
  private(set) var colorScheme: ColorScheme?

  private func findColorScheme() {
    colorScheme = first(of: colorSchemes) ?? first(of: usualColorSchemes)
  }

  /// Notes what a node asks for; nil for nothing.
  func prefer(_ scheme: ColorScheme?, by node: ViewNode) {
    colorSchemes[node.serial] = scheme
  }

  /// Notes what holds, for a node, where nobody asks for anything; nil for nothing.
  func preferUsually(_ scheme: ColorScheme?, by node: ViewNode) {
    usualColorSchemes[node.serial] = scheme
  }

  private func first(of schemes: [Int: ColorScheme]) -> ColorScheme? {
    schemes.min { $0.key < $1.key }?.value
  }
}
