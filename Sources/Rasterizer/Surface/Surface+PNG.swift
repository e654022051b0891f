import CCairo
import Foundation

extension Surface {
  /// Reads a picture; it is `argb32` when it has opacity, `rgb24` otherwise.
  ///
  /// - Throws: `PNGError.cannotRead`.
  public convenience init(png path: String) throws(PNGError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .cannotRead(path: path, reason: error.reason)
    }
    do {
      try self.init(pngData: data)
    } catch {
      throw .cannotRead(path: path, reason: "not a PNG picture, or a truncated one")
    }
  }

  /// Reads a picture from the content of a PNG file.
  convenience init(pngData: Data) throws(SurfaceError) {
    var source = PNGSource(bytes: pngData)
    let surface = withUnsafeMutablePointer(to: &source) { source in
      cairo_image_surface_create_from_png_stream(PNGSource.read, source)
    }
    let format = cairo_image_surface_get_format(surface)
    try self.init(adopting: surface, format: format == CAIRO_FORMAT_RGB24 ? .rgb24 : .argb32)
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
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
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

extension Error {
  /// What the system says about a file operation that failed: `No such file or directory`.
  fileprivate var reason: String {
    let error = self as NSError
    // Not every error is an `NSError` that can be cast to one.
    if let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map({ $0 as NSError }),
      cause.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
    }
    if error.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(truncatingIfNeeded: error.code)))
    }
    return error.localizedDescription
  }
}
