import Foundation
import Rasterizer

extension ReportSession.Picture {
  /// - Throws: What can't be made of the pixels.
  init(_ wrong: KeptPictures.WrongPicture) throws {
    let marked = try wrong.found.marking(
      differencesFrom: wrong.expected, tolerance: wrong.tolerance)
    self.init(
      name: wrong.name, expected: try Self.address(of: wrong.expected),
      found: try Self.address(of: wrong.found),
      difference: try marked.map(Self.address))
  }

  private static func address(of surface: Surface) throws -> String {
    "data:image/png;base64,\(try surface.pngData().base64EncodedString())"
  }
}
