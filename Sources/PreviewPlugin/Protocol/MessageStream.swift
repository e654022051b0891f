import Foundation

/// The way to the compiler and back: messages of JSON, each after its length in eight bytes, the
/// lowest first.
struct MessageStream {
  let input: FileHandle
  let output: FileHandle

  /// The next message; nil at the end, which is an empty message or the end of the input.
  func read() -> CompilerMessage? {
    guard let head = read(bytes: 8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= Self.longest, let body = read(bytes: Int(length)) else {
      return nil
    }
    return (try? JSONDecoder().decode(CompilerMessage.self, from: body)) ?? .unknown
  }

  func write(_ answer: CompilerAnswer) {
    guard let body = try? JSONEncoder().encode(answer) else { return }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    output.write(Data(length) + body)
  }

  /// More than the source of any call.
  private static let longest: UInt64 = 1 << 30

  private func read(bytes count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let piece = input.readData(ofLength: count - data.count)
      guard !piece.isEmpty else { return nil }
      data += piece
    }
    return data
  }
}
