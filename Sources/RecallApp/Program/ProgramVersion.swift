/// What recordings say that they were made by: a program, and the version of Recall that showed it.
enum ProgramVersion {
  /// The version of Recall: that of its own command.
  static let recall = "1.1.0"

  static func text(of program: String) -> String { "\(program) on recall \(recall)" }
}
