@testable import Fuzzing

/// A replay: it is refused at a place of the text, or printed as the same script again.
public enum ScriptInput: FuzzedInput {
  public static func complaint(about bytes: [UInt8]) -> String? {
    guard
      case .wrong(let invariant, let message) = ScriptCheck(codec: .program)
        .verdict(on: bytes, expected: nil)
    else { return nil }
    return "\(invariant): \(message)"
  }
}

/// What the program that an engine runs calls; 0, as engines want.
@_cdecl("recall_fuzz_script")
public func fuzzScript(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  ScriptInput.report(bytes, count)
}
