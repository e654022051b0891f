import Foundation

/// How far a long command has got, on one line of standard error that goes away in the end.
struct ProgressBar {
  private static let width = 40

  /// A bar if standard error is a terminal, where somebody sees it; nil if not.
  static func ifSeen() -> ProgressBar? {
    isatty(FileHandle.standardError.fileDescriptor) == 1 ? ProgressBar() : nil
  }

  /// The line for so much of a whole.
  static func line(_ done: Int, of whole: Int) -> String {
    let share = whole > 0 ? Double(done) / Double(whole) : 1
    let filled = Int(share * Double(width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(bar) \("\(Int(share * 100))".padded(to: 3)) %"
  }

  func show(_ done: Int, of whole: Int) {
    write("\r" + Self.line(done, of: whole))
  }

  func clear() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
