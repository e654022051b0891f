import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct BindingTests {
  private struct Point {
    var x = 1
    var y = 2
  }

  @Test func aBindingToAPartWritesThePart() {
    var point = Point()
    let binding = Binding(get: { point }, set: { point = $0 })
    binding.y.wrappedValue = 5
    #expect(point.x == 1 && point.y == 5)
  }

  @Test func aConstantIgnoresWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func bindingsToTheSamePartOfTheSameObjectAreTheSame() {
    let (model, other) = (Switchboard(), Switchboard())
    let wrapper = ObservedObject(wrappedValue: model).projectedValue
    let otherWrapper = ObservedObject(wrappedValue: other).projectedValue
    #expect(Binding.isSame(wrapper.number, wrapper.number))
    #expect(!Binding.isSame(wrapper.number, otherWrapper.number))
    #expect(Binding.isSame(wrapper.numbers[0], wrapper.numbers[0]))
    #expect(!Binding.isSame(wrapper.numbers[0], wrapper.numbers[1]))
  }

  @Test func aBindingMadeOfClosuresIsTheSameAsItsCopyOnly() {
    func make() -> Binding<Point> { Binding(get: { Point(x: 1, y: 2) }, set: { _ in }) }
    let binding = make()
    #expect(Binding.isSame(binding, binding))
    #expect(!Binding.isSame(binding, make()))
    #expect(Binding.isSame(binding.x, binding.x))
    #expect(!Binding.isSame(binding.x, binding.y))
    #expect(!Binding.isSame(binding.x, make().x))
  }

  @Test func bindingsToConstantsAreTheSameWhereTheirValuesAre() {
    #expect(Binding.isSame(.constant(1), .constant(1)))
    #expect(!Binding.isSame(.constant(1), .constant(2)))
    #expect(Binding.isSame(.constant(nil as Int?), .constant(nil)))
    #expect(!Binding.isSame(.constant(nil as Int?), .constant(1)))
    let point = Binding.constant(Point(x: 1, y: 2))
    #expect(Binding.isSame(point.x, Binding.constant(Point(x: 1, y: 3)).x))
    #expect(!Binding.isSame(point.y, Binding.constant(Point(x: 1, y: 3)).y))
  }

  @Test func aBindingThatHidesAValuesTypeWritesValuesOfThatTypeOnly() {
    var value = 3
    let hidden = Binding<AnyHashable>(Binding(get: { value }, set: { value = $0 }))
    #expect(hidden.wrappedValue == AnyHashable(3))
    hidden.wrappedValue = AnyHashable(4)
    #expect(value == 4)
    hidden.wrappedValue = AnyHashable("five")
    #expect(value == 4)
  }
}
