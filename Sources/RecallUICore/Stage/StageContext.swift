import Interaction
import VirtualTime

/// The stage whose program is running.
///
/// SwiftUI programs set timers without saying where: `Timer.scheduledTimer(…)`,
/// `DispatchQueue.main.asyncAfter(…)`. So a stage says, for as long as it runs a program's code,
/// that the code is its own. The value follows the call stack, as a parameter would; it is no state.
package enum StageContext {
  /// The services of the stage that runs the code which asks.
  static var services: StageServices? {
    // Nobody else owns an executor.
    ExecutorContext.current.map { unsafeDowncast($0.owner, to: StageServices.self) }
  }

  /// Asks something of the world, as code of the stage that runs it; off any stage nobody hears of it.
  package static func perform(_ effect: StageEffect) {
    services?.effects.add(effect)
  }

  /// The viewport's size, in points; nothing off any stage. A view that is being evaluated depends on it.
  package static var viewportSize: CGSize { services?.viewport.read() ?? .zero }

  /// The viewport's size, and at least a point: no screen is without any size, and programs count on that. Nothing off any
  /// stage.
  package static var screenSize: CGSize {
    guard services != nil else { return .zero }
    let size = viewportSize
    return CGSize(width: max(size.width, 1), height: max(size.height, 1))
  }

  /// The picture that the stage was handed under a name; nil for none.
  package static func picture(named name: String) -> Picture? { services?.pictures[name] }

  /// Whether what the stage shows is light or dark, where no view says otherwise; light off any stage.
  package static var colorScheme: ColorScheme { services?.colorScheme() ?? .light }

  /// Takes the focus from the field that is being edited, if one is.
  package static func endEditing() { services?.endEditing() }

  /// Prints what a program tells of itself: where a stage's output goes, or to standard output off any stage.
  package static func print(_ line: String) {
    guard let services else { return Swift.print(line) }
    services.output(line)
  }

  /// The object of a type that all code of a stage has in common; off any stage, one that nobody else has.
  package static func object<Object: AnyObject>(
    of type: Object.Type, _ make: () -> Object
  ) -> Object {
    guard let services else { return make() }
    let key = ObjectIdentifier(type)
    if let known = services.objects[key] as? Object { return known }
    let made = make()
    services.objects[key] = made
    return made
  }

  /// Runs `body` as code of a stage.
  static func run<Result>(_ services: StageServices, _ body: () -> Result) -> Result {
    services.currentExecutor?.enter()
    return ExecutorContext.$current.withValue(
      ExecutorContext(services), operation: body)
  }
}
