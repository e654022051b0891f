import Assets
import Foundation
import Rasterizer
import RecallUI

/// The pictures beside a script that it expects to see.
final class KeptPictures {
  /// What is done with them.
  enum Mode {
    case compare
    /// Who is told is given those whose pixels are others, too.
    case show((WrongPicture) -> Void)
    /// Those that are others, or not there, are handed over: a path, a content, and a line for people.
    case update((_ path: String, _ bytes: [UInt8], _ change: String) -> Void)
  }

  /// A picture whose pixels are others than expected.
  struct WrongPicture {
    var name: String
    var expected: Surface
    var found: Surface
    /// How far, of 255, channels may be off.
    var tolerance: Int
  }

  private let folder: String
  private let mode: Mode

  /// - Parameters:
  ///   - path: The script.
  ///   - mode: What is done with the pictures.
  init(besides path: String, mode: Mode) {
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    self.mode = mode
  }

  /// How a stage differs from a picture, as the end of a sentence; nil when it doesn't, or when it
  /// was handed over.
  func difference(
    of stage: Stage, _ textMeasurer: PangoTextMeasurer, from name: String, tolerance: Int
  ) -> String? {
    let path = folder + name
    do {
      let found = difference(
        of: stage, textMeasurer, fromFile: path, isPNG: name.hasSuffix(".png"), tolerance: tolerance
      )
      guard let found else { return nil }
      guard case .update(let take) = mode else { return found }
      let change = found.split(separator: "\n").first.map(String.init) ?? found
      take(
        path, try content(of: stage, textMeasurer, isPNG: name.hasSuffix(".png")),
        "\(path.printable): written anew; \(change)")
      return nil
    } catch {
      return Self.sentence(about: error)
    }
  }

  /// A picture that can't be read is another one, too: an update replaces it.
  private func difference(
    of stage: Stage, _ textMeasurer: PangoTextMeasurer, fromFile path: String, isPNG: Bool,
    tolerance: Int
  ) -> String? {
    do {
      return isPNG
        ? try pixelDifference(of: stage, textMeasurer, from: path, tolerance: tolerance)
        : try textDifference(of: stage, from: path)
    } catch {
      return Self.sentence(about: error)
    }
  }

  private static func sentence(about error: any Error) -> String {
    "found the error `\(CommandFailure(error).messages.joined(separator: "; "))`"
  }

  // MARK: Text

  private func textDifference(of stage: Stage, from path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return Self.noFile }
    let bytes = try ReplayFile.content(of: path, upTo: Self.mostBytes)
    let shown = stage.displayList.description
    guard !bytes.elementsEqual(shown.utf8) else { return nil }
    let expected = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    let found = shown.components(separatedBy: "\n")
    let line = zip(expected, found).prefix { $0 == $1 }.count
    func text(_ lines: [String]) -> String {
      line < lines.count ? lines[line].printable : "no such line"
    }
    return "found another one from its line \(line + 1) on:\n"
      + "  expected \(text(expected))\n  found    \(text(found))"
  }

  private static let noFile = "found no such file, which --update writes"
  private static let mostBytes = 67_108_864

  // MARK: Pixels

  private func pixelDifference(
    of stage: Stage, _ textMeasurer: PangoTextMeasurer, from path: String, tolerance: Int
  ) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return Self.noFile }
    // Nothing but an ordinary file is opened.
    _ = try RegularFile(path: path)
    let expected = try Surface(png: path)
    let found = try Self.surface(of: stage, textMeasurer)
    let difference = found.difference(from: expected, tolerance: tolerance)
    guard difference != .none else { return nil }
    if case .show(let show) = mode {
      let name = String(path.dropFirst(folder.count))
      show(
        WrongPicture(name: name, expected: expected, found: found, tolerance: tolerance))
    }
    return "found another one: \(difference)"
  }

  static func surface(of stage: Stage, _ textMeasurer: PangoTextMeasurer) throws -> Surface {
    let (width, height) = (
      Int(stage.size.width.rounded(.up)), Int(stage.size.height.rounded(.up))
    )
    guard width * height <= PictureFile.mostPixels else {
      throw CommandFailure(
        .wrongInput,
        [
          "expected a viewport of at most \(PictureFile.mostPixels) pixels, found \(width)x\(height)"
        ])
    }
    let surface = try Surface(width: width, height: height)
    Rasterizer(text: textMeasurer).draw(stage.displayList, on: surface)
    return surface
  }

  private func content(
    of stage: Stage, _ textMeasurer: PangoTextMeasurer, isPNG: Bool
  ) throws -> [UInt8] {
    guard isPNG else { return Array(stage.displayList.description.utf8) }
    return Array(try Self.surface(of: stage, textMeasurer).pngData())
  }
}
