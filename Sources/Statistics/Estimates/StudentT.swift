/// Student's distribution, as far as intervals at 95 % need it.
enum StudentT {
  /// What 97.5 % of the values lie under, to five digits or more.
  ///
  /// Up to 10 degrees of freedom from a table; beyond, by the expansion of Cornish and Fisher as
  /// Abramowitz and Stegun have it (26.7.5), which is within 0.00002 there.
  ///
  /// - Parameter degreesOfFreedom: One or more.
  static func quantile975(degreesOfFreedom: Int) -> Double {
    let table = [
      12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157,
      2.228139,
    ]
    guard degreesOfFreedom > table.count else { return table[max(degreesOfFreedom, 1) - 1] }
    let z = 1.959_963_984_540_054
    let square = z * z
    let z3 = z * square
    let z5 = z3 * square
    let z7 = z5 * square
    let z9 = z7 * square
    let inverse = 1 / Double(degreesOfFreedom)
    let first = (z3 + z) / 4
    let second = (5 * z5 + 16 * z3 + 3 * z) / 96
    let third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384
    let fourth = (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / 92_160
    let rest = inverse * (second + inverse * (third + inverse * fourth))
    return z + inverse * (first + rest)
  }
}
