/// A preview, as a `#Preview` hands it on. Programs have nothing to say here.
public struct _Preview {
  /// What kind of preview a trait is for.
  public enum ViewTraits {}

  /// What it is called; nil where nobody says.
  public let name: String?
  private let traits: [PreviewTrait<ViewTraits>]
  private let body: @MainActor () -> any View

  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.name = name
    traits = []
    self.body = body
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
    _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = [traits] + additionalTraits
    self.body = body
  }

  /// What it shows.
  public var view: AnyView {
    let (body, around) = (body, traits.compactMap(\.around))
    return MainActor.assumeIsolated { around.reduce(AnyView(body())) { $1($0) } }
  }

  /// How large it is where nothing is said: a phone, in points.
  public static var phone: CGSize { CGSize(width: 393, height: 852) }

  /// How large it is, in points; nil for as large as the view wants to be.
  public var size: CGSize? {
    let isLandscape = traits.compactMap(\.isLandscape).last ?? false
    switch traits.last(where: { $0.layout != .device })?.layout ?? .device {
    case .device:
      return isLandscape ? CGSize(width: Self.phone.height, height: Self.phone.width) : Self.phone
    case .sizeThatFits: return nil
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    }
  }
}

/// A type that a `#Preview` makes. Programs have nothing to say here.
public protocol _PreviewSource {
  /// The file, as `Module/File.swift`.
  static var fileID: String { get }
  /// The line, from 1.
  static var line: Int { get }
  static var preview: _Preview { get }
}
