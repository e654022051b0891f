import Foundation

extension Symbol {
  private static let filledForms = FilledForms()

  /// A drawing that others are cut out of, which is made once.
  static func made(_ name: String, _ make: () -> Symbol?) -> Symbol? {
    filledForms.form(of: name, make)
  }

  /// This drawing with its outline filled and what is inside of it cut out: the largest line that ends
  /// where it begins. A drawing without such a line stays as it is.
  var filled: Symbol {
    let lines = stroke.subpaths
    guard
      let outline = lines.indices.filter({ lines[$0].isClosed })
        .max(by: { lines[$0].size < lines[$1].size }),
      lines[outline].size >= Symbol.leastOutline
    else { return self }
    // Lines that end on the outline may reach a bit beyond it.
    let ground = lines[outline].path.boundingRect.insetBy(dx: -1, dy: -1)
    let others = lines.indices.filter { $0 != outline }.map { lines[$0].path }
    var symbol = Symbol { _ in }
    symbol.stroke = lines[outline].path
    symbol.fill = Symbol.cut(
      others.filter { ground.contains($0.boundingRect) },
      ground.contains(fill.boundingRect) ? fill : Path(), out: lines[outline].path)
    for line in others where !ground.contains(line.boundingRect) { symbol.stroke.addPath(line) }
    if !ground.contains(fill.boundingRect) { symbol.fill.addPath(fill) }
    return symbol
  }

  /// The largest line that ends where it begins, and what else there is; nil where there is no such line.
  var splitOutline: (outline: Path, rest: Symbol)? {
    let lines = stroke.subpaths
    guard
      let outline = lines.indices.filter({ lines[$0].isClosed })
        .max(by: { lines[$0].size < lines[$1].size }),
      lines[outline].size >= Symbol.leastOutline
    else { return nil }
    let rest = Symbol { symbol in
      symbol.fill = fill
      for index in lines.indices where index != outline {
        symbol.stroke.addPath(lines[index].path)
      }
    }
    return (lines[outline].path, rest)
  }

  /// A ground without lines and what is filled.
  static func cut(_ lines: [Path], _ filled: Path, out ground: Path, scale: CGFloat = 1) -> Path {
    let style = StrokeStyle(
      lineWidth: Symbol.lineWidth * scale, lineCap: .round, lineJoin: .round)
    var path = ground
    for line in lines { path = path.subtracting(line.strokedPath(style)) }
    return filled.isEmpty ? path : path.subtracting(filled)
  }

  /// How large an outline is at least, as the square that it lies in.
  private static let leastOutline: CGFloat = 100
}

extension Path {
  /// The lines that it consists of, in the order in which they were drawn.
  var lines: [Path] { subpaths.map(\.path) }

  fileprivate var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var (path, start, end) = (Path(), CGPoint.zero, CGPoint.zero)
    var isClosed = false
    func finish() {
      guard !path.isEmpty else { return }
      let distance = abs(end.x - start.x) + abs(end.y - start.y)
      subpaths.append(Subpath(path: path, isClosed: isClosed || distance < 0.01))
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish()
        (path, start, end, isClosed) = (Path(), point, point, false)
        path.move(to: point)
      case .line(let point):
        path.addLine(to: point)
        end = point
      case .quadCurve(let point, let control):
        path.addQuadCurve(to: point, control: control)
        end = point
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
        end = point
      case .closeSubpath:
        path.closeSubpath()
        isClosed = true
      }
    }
    finish()
    return subpaths
  }
}

/// A line of a path.
private struct Subpath {
  let path: Path
  /// Whether it ends where it begins.
  let isClosed: Bool

  /// The area of the rectangle that it lies in.
  var size: CGFloat {
    let bounds = path.boundingRect
    return bounds.width * bounds.height
  }
}

/// The drawings that were asked for, of those whose paths are cut out of others.
///
/// A drawing depends on nothing but its name, so it doesn't matter which stage, on which thread, asked first.
private final class FilledForms: @unchecked Sendable {
  private let lock = NSLock()
  private var forms: [String: Symbol] = [:]

  func form(of name: String, _ make: () -> Symbol?) -> Symbol? {
    if let known = lock.withLock({ forms[name] }) { return known }
    let form = make()
    lock.withLock { forms[name] = form }
    return form
  }
}
