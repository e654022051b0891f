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

  @Test func aBindingWithClosuresIsTheSameAsItsCopyOnly() {
    var number = 1
    func makeReading() -> Reading { Reading(value: Binding(get: { number }, set: { number = $0 })) }
    let reading = makeReading()
    #expect(isSame(reading, reading) && isSameAmongOtherBits(reading, reading))
    #expect(!isSame(reading, makeReading()))
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
    func makeFree() -> Binding<Bool>? { Binding(get: { true }, set: { _ in }) }
    #expect(!isSame(makeFree(), makeFree()))
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

  @Test func existentialValuesOfOneElementAreComparedByWhatTheyHold() {
    let long = String(repeating: "long", count: 20)
    func list(_ text: String) -> any Collection<String> { [text] }
    #expect(isSame(list(long), list("\(long)")) && !isSame(list(long), list("other")))
    let repeated: any Collection<String> = repeatElement(long, count: 2)
    #expect(isSameAmongOtherBits(repeated, repeated) && !isSame(repeated, list(long)))
  }

  // MARK: Bits that nobody has set

  /// Whether two values are the same that lie in memory which was full of other bits.
  private func isSameAmongOtherBits<Value>(_ left: Value, _ right: Value) -> Bool {
    let values = [(left, UInt8(0xAA)), (right, 0x55)].map { value, bits in
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
      memory.initializeMemory(as: UInt8.self, repeating: bits, count: MemoryLayout<Value>.size)
      memory.initializeMemory(as: Value.self, to: value)
      return memory
    }
    defer {
      for memory in values {
        memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        memory.deallocate()
      }
    }
    return FieldComparison(for: Value.self)(values[0], values[1])
  }

  private struct Large {
    var number = 1
    var name = "a name of more than fifteen letters"
    var maybe: String?
    var isOn = false
  }

  private indirect enum Tree {
    case leaf(Int)
    case node(Tree, Tree)
  }

  private enum Mixed {
    case small(UInt8)
    case large(Large)
    case any(Any)
    case action(() -> Void)
    case pair(UInt8, Int)
    case empty, other
  }

  private enum Either<First, Second> {
    case first(First)
    case second(Second)
  }

  @Test func aCopyOfAnEnumerationIsTheSameWhateverLayThereBefore() {
    let action = { print(Tree.self) }
    for value in [
      Mixed.small(1), .large(Large()), .any(1), .any(Large()), .action(action), .pair(1, 2), .empty,
      .other,
    ] {
      #expect(isSameAmongOtherBits(value, value), "\(value)")
    }
    #expect(isSameAmongOtherBits(Either<UInt8, Large>.first(3), .first(3)))
    #expect(isSameAmongOtherBits(Either<UInt8, Large>.second(Large()), .second(Large())))
    let tree = Tree.node(.leaf(1), .leaf(2))
    #expect(isSameAmongOtherBits(tree, tree))
    #expect(isSameAmongOtherBits(Large?.none, nil))
  }

  @Test func aCopyOfAnExistentialValueIsTheSameWhateverLayThereBefore() {
    let thing = Thing()
    for value in [1, "a", Large(), thing, Mixed.small(1), UInt8(1)] as [Any] {
      #expect(isSameAmongOtherBits(value, value), "\(value)")
    }
    #expect(isSameAmongOtherBits(AnyView(Color.red), AnyView(Color.red)))
    #expect(isSameAmongOtherBits(Large(), Large()) && isSameAmongOtherBits(Any?.none, nil))
  }

  @Test func otherCasesTypesAndPayloadsDiffer() {
    #expect(!isSameAmongOtherBits(Mixed.small(1), .small(2)))
    #expect(!isSameAmongOtherBits(Mixed.pair(1, 2), .pair(1, 3)))
    #expect(!isSameAmongOtherBits(Mixed.large(Large()), .large(Large(isOn: true))))
    #expect(!isSameAmongOtherBits(Mixed.empty, .other))
    #expect(!isSameAmongOtherBits(Mixed.any(1), .any("1")))
    #expect(!isSameAmongOtherBits(Any?.some(1), nil))
    #expect(!isSameAmongOtherBits(1 as Any, 2 as Any))
    #expect(!isSameAmongOtherBits(AnyView(Color.red), AnyView(Color.blue)))
    #expect(!isSameAmongOtherBits(AnyView(Color.red), AnyView(Text("red"))))
  }

  /// Its closures may read anything: only a copy reads the same.
  @Test func aBindingOfClosuresIsTheSameAsItsCopyWhateverItStandsIn() {
    func make() -> Binding<Int> { Binding(get: { 1 }, set: { _ in }) }
    let (binding, other) = (make(), make())
    typealias Choice = Either<Binding<Int>, Int>
    #expect(isSameAmongOtherBits(Choice.first(binding), .first(binding)))
    #expect(!isSame(Choice.first(binding), .first(other)))
    #expect(isSame(Choice.second(1), .second(1)))
    let (any, another): (Any, Any) = (binding, other)
    #expect(isSame(any, any) && !isSame(any, another))
  }

  /// What an object holds that is compared by its fields.
  @Test func bindingsToWhatIsNotEquatableAreComparedByItsFields() {
    struct Action {
      let title: String
      let perform: () -> Void
    }
    final class Model: ObservableObject { @Published var action = Action(title: "one") {} }
    let model = ObservedObject(wrappedValue: Model())
    func binding() -> Binding<Action> { model.projectedValue.action }
    let first = binding()
    #expect(isSame(first, binding()))
    model.wrappedValue.action = Action(title: "two") {}
    #expect(!isSame(first, binding()))
  }
}
