/// What changed from one text to another: one stretch, told in bytes of UTF-8.
struct TextChange: Equatable {
  /// Where it begins in both.
  let start: Int
  let oldEnd: Int
  let newEnd: Int

  /// How many bytes there are more.
  var growth: Int { newEnd - oldEnd }

  /// - Returns: Nil for texts of the same bytes.
  /// - Complexity: O(n), as quick as memory is read.
  init?(from old: String, to new: String) {
    let ends: (start: Int, oldEnd: Int, newEnd: Int)?? =
      old.utf8.withContiguousStorageIfAvailable { old in
        new.utf8.withContiguousStorageIfAvailable { new in
          TextChange.ends(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
        } ?? nil
      }
    // Texts that lie elsewhere count as all different.
    guard let ends else {
      guard !old.utf8.elementsEqual(new.utf8) else { return nil }
      (start, oldEnd, newEnd) = (0, old.utf8.count, new.utf8.count)
      return
    }
    guard let ends else { return nil }
    (start, oldEnd, newEnd) = ends
  }

  private static func ends(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> (start: Int, oldEnd: Int, newEnd: Int)? {
    let shorter = min(old.count, new.count)
    var start = 0
    while start + 64 <= shorter, same(old, start, new, start, 64) { start += 64 }
    while start < shorter, old[start] == new[start] { start += 1 }
    guard start < max(old.count, new.count) else { return nil }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd - 64 >= start, newEnd - 64 >= start, same(old, oldEnd - 64, new, newEnd - 64, 64) {
      (oldEnd, newEnd) = (oldEnd - 64, newEnd - 64)
    }
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    return (start, oldEnd, newEnd)
  }

  private static func same(
    _ left: UnsafeRawBufferPointer, _ leftStart: Int, _ right: UnsafeRawBufferPointer,
    _ rightStart: Int, _ count: Int
  ) -> Bool {
    guard let left = left.baseAddress, let right = right.baseAddress else { return false }
    return memcmp(left + leftStart, right + rightStart, count) == 0
  }
}
