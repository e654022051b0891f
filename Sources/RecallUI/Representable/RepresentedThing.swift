/// What a representable has made of UIKit's, and who hears of what happens in it: kept as long as the view is there.
final class RepresentedThing<Thing, Coordinator> {
  private var coordinator: Coordinator?
  private var thing: Thing?

  /// The thing, made the first time, and updated; and who hears of it.
  ///
  /// - Parameters:
  ///   - makeCoordinator: Makes who hears of it, before it.
  ///   - make: Makes it.
  ///   - update: Has it show what the representable says.
  func updated(
    makeCoordinator: () -> Coordinator, make: (Coordinator) -> Thing,
    update: (Thing, Coordinator) -> Void
  ) -> (Thing, Coordinator) {
    let coordinator = coordinator ?? makeCoordinator()
    self.coordinator = coordinator
    let thing = thing ?? make(coordinator)
    self.thing = thing
    update(thing, coordinator)
    return (thing, coordinator)
  }

  /// Takes the thing apart, if there is one: the next is made anew.
  func takeApart(_ dismantle: (Thing, Coordinator) -> Void) {
    guard let thing, let coordinator else { return }
    dismantle(thing, coordinator)
    (self.thing, self.coordinator) = (nil, nil)
  }
}
