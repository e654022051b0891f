// The same names as in the standard library: a program that draws gets these, without a word changed.

extension Sequence {
  /// The elements in an order that the stage's chance draws.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func shuffled() -> [Element] {
    var generator = StageRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements into an order that the stage's chance draws.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func shuffle() {
    var generator = StageRandomNumberGenerator()
    shuffle(using: &generator)
  }
}

extension Collection {
  /// An element that the stage's chance draws; nil where there is none.
  ///
  /// - Complexity: O(1) where elements have numbers, and O(*n*) elsewhere.
  public func randomElement() -> Element? {
    var generator = StageRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}
