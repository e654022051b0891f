import Rasterizer
import SystemFiles

/// A picture's file that gets its name once the whole picture is in it.
package struct PictureFile {
  /// The most pixels that a picture may have: 256 MiB of them in memory.
  package static let mostPixels = 67_108_864

  private let name: String
  private let file: NewFile

  /// - Parameters:
  ///   - path: Where nothing may be yet, or a device or a pipe.
  ///   - replaces: Whether an ordinary file may be there.
  /// - Throws: `CommandFailure`, with what the system says.
  package init(path: String, replaces: Bool) throws {
    name = path.printable
    do throws(NewFile.Failure) {
      file = try NewFile(for: path, replaces: replaces)
    } catch {
      throw CommandFailure(writing: name, error)
    }
  }

  /// - Throws: `CommandFailure`, with what the system says.
  package func write(_ surface: Surface) throws {
    try write { Array(try surface.pngData()) }
  }

  /// - Throws: `CommandFailure`, with what the system says.
  package func write(svg text: String) throws {
    try write { Array(text.utf8) }
  }

  /// Writes a picture of another format, as a file has it.
  ///
  /// - Throws: `CommandFailure`, with what the system says.
  package func write(bytes: [UInt8]) throws {
    try write { bytes }
  }

  private func write(_ content: () throws -> [UInt8]) throws {
    do {
      try file.write(try content())
      try file.publish()
    } catch {
      throw CommandFailure(writing: name, error)
    }
  }
}
