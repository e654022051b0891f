import CCairo
import Foundation

extension Surface {
  /// Reads a picture; it is `argb32` when it has opacity, `rgb24` otherwise.
  ///
  /// - Throws: `PNGError.cannotRead`.
  public convenience init(png path: String) throws(PNGError) {
    guard let file = fopen(path, "rb") else {
      throw .cannotRead(path: path, reason: systemReason())
    }
    defer { fclose(file) }
    do {
      try self.init(pngData: file.rest())
    } catch {
      throw .cannotRead(path: path, reason: "not a PNG picture, or a truncated one")
    }
  }

  /// Reads a picture from the content of a PNG file.
  ///
  /// - Throws: `SurfaceError`, for what is no such content.
  public convenience init(pngData: Data) throws(SurfaceError) {
    var source = PNGSource(bytes: pngData)
    let surface = withUnsafeMutablePointer(to: &source) { source in
      cairo_image_surface_create_from_png_stream(PNGSource.read, source)
    }
    let format = cairo_image_surface_get_format(surface)
    guard let known = PixelFormat.allCases.first(where: { $0.cairoFormat == format }) else {
      cairo_surface_destroy(surface)
      throw .cairo("not a picture with 8 bits a channel")
    }
    try self.init(adopting: surface, format: known)
  }

  /// This picture as a PNG file's content.
  ///
  /// - Throws: `PNGError.cannotEncode`, when memory is short.
  public func pngData() throws(PNGError) -> Data {
    cairo_surface_flush(cairo)
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        cairo,
        { closure, bytes, count in
          guard let data = closure?.assumingMemoryBound(to: Data.self), let bytes else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          data.pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cannotEncode(reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }

  /// Writes this picture as a PNG file, in place of one that is there.
  ///
  /// - Throws: `PNGError.cannotWrite`, or `cannotEncode` when memory is short.
  public func writePNG(to path: String) throws(PNGError) {
    let data = try pngData()
    guard let file = fopen(path, "wb") else {
      throw .cannotWrite(path: path, reason: systemReason())
    }
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    // A full disk may show only when the last bytes leave the buffer.
    guard fclose(file) == 0, written == data.count else {
      throw .cannotWrite(path: path, reason: systemReason())
    }
  }
}

/// The bytes of a file that cairo has not asked for yet.
struct PNGSource {
  var bytes: Data
  var position = 0

  init(bytes: Data) {
    self.bytes = bytes
  }

  /// Hands the next bytes to cairo; what it is given as `closure` points to a `PNGSource`.
  static let read: cairo_read_func_t = { closure, target, count in
    guard let source = closure?.assumingMemoryBound(to: PNGSource.self), let target else {
      return CAIRO_STATUS_READ_ERROR
    }
    let end = source.pointee.position + Int(count)
    guard end <= source.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    source.pointee.bytes.copyBytes(to: target, from: source.pointee.position..<end)
    source.pointee.position = end
    return CAIRO_STATUS_SUCCESS
  }
}

/// What the system says about the file operation that failed last: `No such file or directory`.
private func systemReason() -> String {
  String(cString: strerror(errno))
}

extension UnsafeMutablePointer<FILE> {
  /// The bytes from here to the file's end, or to where reading fails.
  fileprivate func rest() -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, self)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
