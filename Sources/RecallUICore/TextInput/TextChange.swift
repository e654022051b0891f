/// What changed from one text to another: one stretch, told in bytes of UTF-8.
package struct TextChange: Equatable {
  /// Where it begins in both.
  package private(set) var start: Int
  package private(set) var oldEnd: Int
  package private(set) var newEnd: Int

  /// How many bytes there are more.
  package var growth: Int { newEnd - oldEnd }

  /// - Returns: Nil for texts of the same bytes.
  /// - Complexity: O(n), as quick as memory is read.
  package init?(from old: String, to new: String) {
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

  /// The same change with no character of Unicode cut into pieces, as bytes may be that two have in
  /// common.
  package func aroundScalars(of old: String, _ new: String) -> TextChange {
    func isInside(_ offset: Int, _ text: String) -> Bool {
      let utf8 = text.utf8
      return offset < utf8.count
        && utf8[utf8.index(utf8.startIndex, offsetBy: offset)] & 0xC0 == 0x80
    }
    var change = self
    while change.start > 0, isInside(change.start, old) || isInside(change.start, new) {
      change.start -= 1
    }
    while isInside(change.oldEnd, old) || isInside(change.newEnd, new) {
      (change.oldEnd, change.newEnd) = (change.oldEnd + 1, change.newEnd + 1)
    }
    return change
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
