import Foundation
import Rasterizer
import RecallUI

/// The colors and pictures of an asset catalog, `Assets.xcassets`, as Xcode writes them.
///
/// Of a color, what it is in light and in dark surroundings counts; of a picture, PNG files. What can't be
/// read is left out, and told of.
struct AssetCatalog {
  private(set) var colors: [String: Color] = [:]
  private(set) var pictures: [String: Picture] = [:]
  /// What was left out, and why, each in a sentence.
  private(set) var faults: [String] = []

  init() {}

  /// Reads a catalog.
  ///
  /// - Parameter folder: Its folder. One that isn't there is an empty catalog.
  init(folder: URL) {
    read(folder, below: "")
  }

  /// Adds what another catalog has; under names that both have, this one's stays.
  mutating func add(_ other: AssetCatalog) {
    colors.merge(other.colors) { own, _ in own }
    pictures.merge(other.pictures) { own, _ in own }
    faults += other.faults
  }

  private mutating func read(_ folder: URL, below prefix: String) {
    let entries =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    for entry in entries {
      let url = folder.appendingPathComponent(entry)
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": readColor(name, url)
      case "imageset": readPicture(name, url)
      case "":
        let isNamespace = contents(AssetGroup.self, of: url)?.properties?.providesNamespace
        read(url, below: isNamespace == true ? name + "/" : prefix)
      default: break
      }
    }
  }

  private func contents<Contents: Decodable>(_: Contents.Type, of folder: URL) -> Contents? {
    FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
      .flatMap { try? Foundation.JSONDecoder().decode(Contents.self, from: $0) }
  }

  // MARK: Colors

  private mutating func readColor(_ name: String, _ folder: URL) {
    guard let set = contents(AssetColorSet.self, of: folder) else {
      return leaveOut(folder, "expected a Contents.json with colors, found none that can be read")
    }
    let light = set.colors.first { $0.isUniversal && !$0.isDark } ?? set.colors.first
    guard let color = light?.color?.resolved else {
      return leaveOut(
        folder, "expected a color by its components, found \(light?.color?.reference ?? "none")")
    }
    let dark = set.colors.first { $0.isUniversal && $0.isDark }?.color?.resolved
    colors[name] = Color(light: Color(color), dark: Color(dark ?? color))
  }

  // MARK: Pictures

  private mutating func readPicture(_ name: String, _ folder: URL) {
    guard let set = contents(AssetImageSet.self, of: folder) else {
      return leaveOut(folder, "expected a Contents.json with images, found none that can be read")
    }
    let images = set.images.filter { $0.filename != nil && $0.appearances == nil }
    guard
      let image = images.first(where: { $0.factor == 1 })
        ?? images.min(by: { $0.factor < $1.factor }),
      let file = image.filename
    else { return leaveOut(folder, "expected an image with a file, found none") }
    let path = folder.appendingPathComponent(file).path
    guard let surface = try? Surface(png: path), let picture = surface.picture(named: name),
      let points = picture.shrunk(by: image.factor)
    else {
      return leaveOut(folder, "expected a PNG picture, found \(file), which can't be read as one")
    }
    pictures[name] = points
  }

  private mutating func leaveOut(_ folder: URL, _ reason: String) {
    faults.append("\(folder.lastPathComponent): \(reason). It is left out")
  }
}

extension Picture {
  /// This picture with as many pixels as it has points: means of squares of pixels.
  ///
  /// - Parameter factor: How many pixels are a point, in each direction.
  func shrunk(by factor: Int) -> Picture? {
    guard factor > 1 else { return self }
    let (width, height) = (max(self.width / factor, 1), max(self.height / factor, 1))
    var shrunk: [UInt32] = []
    shrunk.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        shrunk.append(mean(x * factor, y * factor, factor))
      }
    }
    return Picture(name: name, width: width, height: height, premultipliedPixels: shrunk)
  }

  private func mean(_ left: Int, _ top: Int, _ side: Int) -> UInt32 {
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    var count: UInt32 = 0
    for y in top..<min(top + side, height) {
      for x in left..<min(left + side, width) {
        let pixel = pixels[y * width + x]
        sums.0 += pixel >> 24
        sums.1 += pixel >> 16 & 0xFF
        sums.2 += pixel >> 8 & 0xFF
        sums.3 += pixel & 0xFF
        count += 1
      }
    }
    guard count > 0 else { return 0 }
    return (sums.0 / count) << 24 | (sums.1 / count) << 16 | (sums.2 / count) << 8
      | (sums.3 / count)
  }
}
