/// A program: what it is made of, and what it owns.
///
/// ```swift
/// @main struct MemorizeApp: App {
///   @StateObject private var game = EmojiMemoryGame()
///
///   var body: some Scene {
///     WindowGroup { EmojiMemoryGameView(game: game) }
///   }
/// }
/// ```
///
/// SwiftUI's protocol of the same name, but for the main actor, to which only `body` belongs. It says nothing of windows, files and
/// clocks: whoever drives a program shows it with ``AppView``.
public protocol App: DynamicProperty {
  associatedtype Body: Scene

  /// The program's windows.
  @preconcurrency @MainActor @SceneBuilder var body: Body { get }

  /// Called once, as code of the stage that shows the program.
  init()
}
