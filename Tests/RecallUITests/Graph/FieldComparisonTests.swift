import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FieldComparisonTests {
  private struct Plain {
    var number: Int
    var name: String
  }

  private final class Thing: Equatable {
    static func == (left: Thing, right: Thing) -> Bool { true }
  }

  private struct Holder {
    var thing: Thing
    weak var other: Thing?
    var maybe: Thing?
  }

  private enum Choice {
    case number(Int)
    case action(() -> Void)
  }

  private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    PropertyPlan(of: Value.self).areEqual(left, right)
  }

  @Test func structuresAreComparedFieldByField() {
    #expect(isSame(Plain(number: 1, name: "a"), Plain(number: 1, name: "a")))
    #expect(!isSame(Plain(number: 1, name: "a"), Plain(number: 2, name: "a")))
    let long = String(repeating: "long", count: 20)
    #expect(isSame(Plain(number: 1, name: long), Plain(number: 1, name: "\(long)")))
    #expect(!isSame((1, "a"), (1, "b")))
  }

  /// Cards that call themselves equal when their identifiers are.
  private struct PlainCard: Equatable {
    let id: Int
    var isUp = false

    static func == (left: PlainCard, right: PlainCard) -> Bool { left.id == right.id }
  }

  private struct NamedCard: Equatable {
    let name: String
    var isUp = false

    static func == (left: NamedCard, right: NamedCard) -> Bool { left.name == right.name }
  }

  @Test func whatPlainDataCallsEqualDoesNotCount() {
    #expect(isSame(PlainCard(id: 1), PlainCard(id: 1)))
    #expect(!isSame(PlainCard(id: 1), PlainCard(id: 1, isUp: true)))
    #expect(isSame(NamedCard(name: "a"), NamedCard(name: "a", isUp: true)))
    #expect(!isSame(NamedCard(name: "a"), NamedCard(name: "b")))
  }

  @Test func objectsAreComparedByIdentity() {
    let (one, two) = (Thing(), Thing())
    #expect(isSame(one, one))
    #expect(!isSame(one, two))
    #expect(!isSame(Holder(thing: one), Holder(thing: two)))
    #expect(isSame(Holder(thing: one, other: one), Holder(thing: one, other: one)))
    #expect(!isSame(Holder(thing: one, maybe: one), Holder(thing: one, maybe: two)))
    #expect(!isSame(Holder(thing: one, maybe: one), Holder(thing: one, maybe: nil)))
  }

  @Test func whatCannotBeComparedIsComparedBitByBit() {
    let action: () -> Void = {}
    #expect(isSame(Choice.number(1), Choice.number(1)))
    #expect(!isSame(Choice.number(1), Choice.number(2)))
    #expect(isSame(Choice.action(action), Choice.action(action)))
    #expect(!isSame(Choice.action(action), Choice.number(0)))
  }

  private struct Dressed {
    var name: String
    var maybe: String?
    var length: CGFloat?
    var modifier: Touched
    var number: Int
  }

  private struct Touched: PointerModifier {
    var action: () -> Void = {}
    var count = 1
  }

  private struct Reading {
    var name = "a"
    let value: Binding<Int>
  }

  @Test func equalBitsOfABindingWithClosuresTellNothing() {
    var number = 1
    let reading = Reading(value: Binding(get: { number }, set: { number = $0 }))
    #expect(!isSame(reading, reading))
  }

  private struct Painted {
    let fill: LinearGradient
  }

  private func painted(
    _ stops: [(Color, CGFloat)], to end: UnitPoint = .bottom
  ) -> Painted {
    Painted(
      fill: LinearGradient(
        stops: stops.map { Gradient.Stop(color: $0.0, location: $0.1) }, startPoint: .top,
        endPoint: end))
  }

  @Test func gradientsAreComparedByTheirStopsAndPoints() {
    let one = painted([(.red, 0), (.orange, 1)])
    #expect(isSame(one, painted([(.red, 0), (.orange, 1)])))
    #expect(!isSame(one, painted([(.red, 0), (.orange, 0.9)])))
    #expect(!isSame(one, painted([(.red, 0), (.yellow, 1)])))
    #expect(!isSame(one, painted([(.red, 0), (.orange, 1), (.blue, 1)])))
    #expect(!isSame(one, painted([(.red, 0), (.orange, 1)], to: .trailing)))
  }

  @Test func whatOnlyPointersNoticeCanBeLeftOut() {
    func isSame(_ left: Dressed, _ right: Dressed) -> Bool {
      let comparison = FieldComparison(for: Dressed.self, leavingOutPointers: true)
      return withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in comparison(left, right) }
      }
    }
    let one = Dressed(name: "a", maybe: "b", length: 1, modifier: Touched(), number: 1)
    var other = one
    other.modifier = Touched(action: { print(one) }, count: 2)
    #expect(isSame(one, other))
    #expect(!self.isSame(one, other))
    for change in [
      { $0.name = "c" }, { $0.maybe = "c" }, { $0.maybe = nil }, { $0.length = 2 },
      { $0.length = nil }, { $0.number = 2 },
    ] as [(inout Dressed) -> Void] {
      var changed = other
      change(&changed)
      #expect(!isSame(one, changed))
      #expect(isSame(changed, changed))
    }
  }

  /// An optional of what knows better is compared by what it holds.
  @Test func optionalsAreComparedByWhatTheyHold() {
    let source = Thing()
    func binding(of source: AnyObject) -> Binding<Bool> {
      Binding(of: source, get: { true }, set: { _ in })
    }
    #expect(isSame(binding(of: source) as Binding?, binding(of: source)))
    #expect(!isSame(binding(of: source) as Binding?, binding(of: Thing())))
    #expect(!isSame(binding(of: source) as Binding?, nil))
    #expect(isSame(nil as Binding<Bool>?, nil))
    #expect(isSame(binding(of: source) as Binding??, binding(of: source)))
    // Of two that say nothing of where they lead, nobody knows.
    let free = Binding(get: { true }, set: { _ in })
    #expect(!isSame(free as Binding?, free))
  }

  private struct Titled {
    var title: String
    var perform: (() -> Void)?
  }

  @Test func optionalStructuresAreComparedFieldByField() {
    let long = String(repeating: "long", count: 20)
    #expect(isSame(Titled(title: long) as Titled?, Titled(title: "\(long)")))
    #expect(!isSame(Titled(title: long) as Titled?, Titled(title: "other")))
    #expect(isSame(nil as Titled?, nil))
  }
}
