import VirtualTime

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds that code measures times with: those of the stage that runs it since its session began, and 0 off any stage.
public func CACurrentMediaTime() -> CFTimeInterval {
  StageContext.services.map { $0.scheduler.now.seconds } ?? 0
}

/// A stretch of time, in seconds.
public typealias CFTimeInterval = Double
