/// A space that points and rectangles are told in.
public enum CoordinateSpace: Hashable {
  /// The viewport's.
  case global
  /// The view's own, which begins at its top leading corner.
  case local
  /// That of the nearest view around that has the name, with `coordinateSpace(name:)`; the viewport's when none has.
  /// Any hashable value is a name as it is.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Something that is a space to tell places in.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { self }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The viewport's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  @_disfavoredOverload
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The viewport's space.
  @_disfavoredOverload
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of a view's space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

private struct CoordinateSpaceModifier: TraitModifier {
  static var effect: ModifierEffect { .display }

  let name: AnyHashable

  var traits: BoxTraits { BoxTraits(spaceName: name) }
}

extension View {
  /// Names this view's space, for the views inside to tell their places in.
  public consuming func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names this view's space, for the views inside to tell their places in.
  public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

extension Box {
  /// This box's place in a space.
  final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: frame.size)
    case .global: globalFrame
    case .named(let name):
      if let other = box(named: name) {
        other.localRect(globalFrame).offsetBy(other.beginning(of: name))
      } else {
        globalFrame
      }
    }
  }

  /// A point of the viewport in a space that this box knows.
  final func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: localPoint(point)
    case .global: point
    case .named(let name):
      if let other = box(named: name) {
        other.localPoint(point).offsetBy(other.beginning(of: name))
      } else {
        point
      }
    }
  }

  /// The nearest box around that has a space of this name.
  final func box(named name: AnyHashable) -> Box? {
    var box: Box? = self
    if let space = name.base as? ScrollSpace {
      while let current = box, !space.includes(current) { box = current.parent }
      return box
    }
    while let current = box {
      if current.spaceName == name { return current }
      box = current.parent
    }
    return nil
  }
}
