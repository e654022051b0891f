/// The version of the program.
enum Version {
  static let number = "1.1.0"
}
