import VirtualTime

/// The present of programs.
package enum StageDate {
  /// The date that the program of the stage which runs the code that asks sees at present; nil for code outside of any
  /// stage.
  package static var now: Date? {
    StageContext.services.map { $0.dates.date(at: $0.scheduler.now) }
  }
}
