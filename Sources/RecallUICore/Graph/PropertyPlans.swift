import Foundation

/// The plans of the types that were met.
///
/// What there is to know of a type is the same for each stage, and finding it out takes a good part of
/// making a small one. So a stage takes over what an ended one knew, and has it for itself while it
/// lives: nothing is shared, whatever threads stages are on.
final class PropertyPlans {
  private var plans: [TypeKey: PropertyPlan] = [:]

  func plan(for type: Any.Type) -> PropertyPlan {
    let key = TypeKey(type: ObjectIdentifier(type))
    if let plan = plans[key] { return plan }
    let plan = PropertyPlan(of: type)
    plans[key] = plan
    return plan
  }
}

/// A type, found by where it lies in memory: each node asks for its type's plan, and nobody chooses
/// types so that their addresses collide.
private struct TypeKey: Hashable {
  let type: ObjectIdentifier

  func _rawHashValue(seed: Int) -> Int {
    let address = UInt(bitPattern: type)
    return Int(bitPattern: ((address ^ UInt(bitPattern: seed)) &* 0x9E37_79B9_7F4A_7C15) >> 20)
  }
}

/// Plans that no stage has at the moment.
final class FreePlans: @unchecked Sendable {
  /// Those of this process.
  static let all = FreePlans()
  /// Whoever has had many stages at once need not have so many again.
  private static let limit = 16
  private let lock = NSLock()
  private var free: [PropertyPlans] = []

  /// Plans for somebody's own use, those that were left last if there are some.
  func take() -> PropertyPlans {
    lock.withLock { free.popLast() } ?? PropertyPlans()
  }

  /// Leaves plans, which their user needs no more, to others.
  func leave(_ plans: PropertyPlans) {
    lock.withLock {
      if free.count < FreePlans.limit { free.append(plans) }
    }
  }
}
