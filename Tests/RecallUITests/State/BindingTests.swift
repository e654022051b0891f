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

  @Test func bindingsMadeOfClosuresAreNeverTheSame() {
    let binding = Binding.constant(1)
    #expect(!Binding.isSame(binding, binding))
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
