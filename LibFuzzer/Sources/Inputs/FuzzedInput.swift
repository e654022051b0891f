import Foundation

/// Something that takes bytes, whichever they are, and has to behave all the same.
public protocol FuzzedInput {
  /// What is wrong with how these bytes are taken; nil when all is as it must be.
  static func complaint(about bytes: [UInt8]) -> String?
}

extension FuzzedInput {
  /// Takes the bytes of an engine, by whatever name it calls. What is wrong is said, and ends the process: that is how engines learn of it.
  ///
  /// - Returns: 0, as engines want.
  public static func report(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let buffer = UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
    guard let complaint = complaint(about: Array(buffer)) else { return 0 }
    FileHandle.standardError.write(Data("recall: \(complaint)\n".utf8))
    abort()
  }
}
