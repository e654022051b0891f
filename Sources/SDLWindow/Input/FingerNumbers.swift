import CSDL2
import RecallUI

/// Numbers fingers from 1 in the order in which they come down; a number is free again when its
/// finger has gone up.
struct FingerNumbers {
  private struct Finger: Hashable {
    var device: SDL_TouchID
    var finger: SDL_FingerID
  }

  private var numbers: [Finger: Int] = [:]

  /// The pointer of a finger that comes down, moves or goes up; nil for a finger that moves or
  /// goes up and never came down.
  mutating func pointer(
    device: SDL_TouchID, finger: SDL_FingerID, phase: PointerEvent.Phase
  ) -> PointerID? {
    let finger = Finger(device: device, finger: finger)
    switch phase {
    case .down:
      let number = numbers[finger] ?? lowestFree
      numbers[finger] = number
      return PointerID(number)
    case .move:
      return numbers[finger].map { PointerID($0) }
    case .up, .cancel:
      return numbers.removeValue(forKey: finger).map { PointerID($0) }
    }
  }

  private var lowestFree: Int {
    let used = Set(numbers.values)
    return (1...).first { !used.contains($0) } ?? used.count + 1
  }
}
