import Foundation

/// Which mutants the compiler didn't take, from one run to the next: to find that out takes a build for each round.
///
/// They go by their numbers, so they hold for the very same sources and mutants alone.
struct RefusedNotes {
  private let file: URL
  private let sources: String

  /// - Parameters:
  ///   - file: Where they stand; it need not exist.
  ///   - sources: All sources, and what is made of them.
  init(at file: URL, of sources: [String]) {
    self.file = file
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for source in sources {
      // FNV-1a; 0xFF stands in no text.
      for byte in source.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    self.sources = String(hash, radix: 16)
  }

  /// The numbers that were noted; none where they are of other sources.
  func numbers() -> Set<Int> {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let words = text.split(separator: "\n")
    guard words.first.map(String.init) == sources else { return [] }
    return Set(words.dropFirst().compactMap { Int($0) })
  }

  func note(_ numbers: Set<Int>) throws {
    let lines = [sources] + numbers.sorted().map(String.init)
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
