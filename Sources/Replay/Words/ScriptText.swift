/// The text of a script, or of a part of it, while it is printed: bytes that each part appends its own to.
struct ScriptText: ~Copyable {
  private var memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private var capacity = 256
  /// How many bytes there are so far.
  private(set) var count = 0

  /// Creates the text that `write` writes.
  init(_ write: (inout ScriptText) -> Void) {
    write(&self)
  }

  deinit {
    memory.deallocate()
  }

  /// In UTF-8, as a file has it.
  var bytes: [UInt8] { Array(written) }

  var description: String { String(decoding: written, as: UTF8.self) }

  private var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory, count: count)
  }

  /// How many scalars there are behind so many bytes.
  func scalars(behind start: Int) -> Int {
    written[start...].count { !$0.continuesScalar }
  }

  /// Adds so many bytes, and answers with the place to write them to.
  @inline(__always)
  fileprivate mutating func add(_ more: Int) -> UnsafeMutablePointer<UInt8> {
    if more > capacity - count { grow(by: more) }
    defer { count += more }
    return memory + count
  }

  private mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.initialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }
}

extension ScriptText {
  mutating func append(_ byte: UInt8) {
    add(1).pointee = byte
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    add(bytes.count).initialize(from: start, count: bytes.count)
  }

  mutating func append(_ text: String) {
    let wasContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    guard wasContiguous == nil else { return }
    for byte in text.utf8 { append(byte) }
  }

  /// Appends so many blanks, none where the number is negative.
  mutating func append(blanks count: Int) {
    let count = max(0, count)
    add(count).initialize(repeating: UInt8(ascii: " "), count: count)
  }

  /// Appends a number's digits, without zeros before them.
  mutating func append(digitsOf number: UInt64) {
    var (count, rest) = (1, number)
    while rest >= 10 {
      count += 1
      rest /= 10
    }
    let digits = add(count)
    rest = number
    for index in (0..<count).reversed() {
      digits[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Appends the sixteen digits of a digest, in base 16.
  mutating func append(digest: UInt64) {
    let digits = add(16)
    var rest = digest
    for index in (0..<16).reversed() {
      let digit = UInt8(truncatingIfNeeded: rest % 16)
      digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      rest /= 16
    }
  }
}

// Not for a pack of any number of parts: each of them would be copied, and found out at run time what it is.
extension ScriptText {
  /// Appends a part of a script.
  mutating func append(_ part: some ScriptPart) {
    part.write(to: &self)
  }

  /// Appends two parts of a script.
  mutating func append(_ first: some ScriptPart, _ second: some ScriptPart) {
    first.write(to: &self)
    second.write(to: &self)
  }

  /// Appends three parts of a script.
  mutating func append(
    _ first: some ScriptPart, _ second: some ScriptPart, _ third: some ScriptPart
  ) {
    append(first, second)
    third.write(to: &self)
  }

  /// Appends four parts of a script.
  mutating func append(
    _ first: some ScriptPart, _ second: some ScriptPart, _ third: some ScriptPart,
    _ fourth: some ScriptPart
  ) {
    append(first, second)
    append(third, fourth)
  }
}
