/// Points that something was worth, told apart from those before.
struct EarnedPoints: Equatable {
  let serial: Int
  let number: Int
}
