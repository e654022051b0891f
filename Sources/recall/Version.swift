/// The version of the program.
enum Version {
  static let number = "1.1.0"
  /// What recordings say that they were made by.
  static let program = "recall \(number)"
}
