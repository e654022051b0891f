import Foundation
import Rasterizer
import RecallDriver
import RecallUI
import Replay

/// A stage that shows a program: the same in a window and without one.
struct AppStage<Program: App> {
  /// How large a window is at first where nobody says, in points.
  static var size: CGSize { CGSize(width: 800, height: 600) }

  /// What always holds, whatever is played.
  static var invariants: [Invariant] { [.digestTellsSnapshotsApart, .holdsEndWithWhoBeganThem] }

  let stage: Stage
  let textMeasurer: PangoTextMeasurer
  private let heard: HeardTraits

  /// What the program says of its window.
  var traits: SceneTraits { heard.traits }

  /// What replays are played on.
  var target: RememberingTarget {
    let target = StageTarget(stage, telling: WholeTelling(), textMeasurer: textMeasurer)
    target.program = ProgramVersion.text(of: AppProgram<Program>.name)
    return RememberingTarget(target)
  }

  /// A program as it begins in a window.
  ///
  /// - Parameters:
  ///   - header: The viewport, the surroundings, the seed, and what was kept.
  ///   - textMeasurer: Lays text out.
  ///   - notice: What the driver has to say.
  ///   - strings: What the program says in other languages.
  init(
    _ header: ReplayHeader, _ textMeasurer: PangoTextMeasurer, notice: Notice? = nil,
    strings: AppStrings = .own
  ) {
    let heard = HeardTraits()
    let desktop = AppDesktop()
    let catalog = header.language.flatMap { Language($0) }.flatMap { strings.catalog(for: $0) }
    stage = Stage(
      size: header.viewport.cgSize, colorScheme: header.scheme == .dark ? .dark : .light,
      textMeasurer: textMeasurer, seed: header.seed, state: desktop, stored: header.stored,
      colors: AppAssets.catalog.colors, pictures: AppAssets.catalog.pictures,
      strings: catalog, date: Self.date(header)
    ) {
      SpokenView(catalog, on: desktop) { AppView(Program()) { heard.traits = $0 } }
        .overlay(alignment: .top) { notice.map(NoticeBar.init) }
    }
    self.heard = heard
    self.textMeasurer = textMeasurer
  }

  /// The date at which it begins: the usual one where the header says nothing, as in scripts that somebody wrote.
  private static func date(_ header: ReplayHeader) -> Date {
    let start = header.screen.flatMap { StartDate($0.given) }
    return (start ?? .usual).date
  }

  /// A program as it begins where nobody records it, in a window as large as was asked for.
  init(_ options: AppOptions) throws {
    self.init(Self.header(options), PangoTextMeasurer())
    if options.size == nil, let size = traits.defaultSize { stage.send(.resize(size)) }
  }

  /// What a recording begins with.
  static func header(_ options: AppOptions) -> ReplayHeader {
    var header = ReplayHeader(
      deck: "", pairs: 0, seed: options.seed ?? 0, viewport: ScriptSize(options.size ?? size),
      scheme: options.appearance == .dark ? .dark : nil,
      screen: ReplayScreen(name: AppProgram<Program>.name, given: (options.date ?? .usual).text))
    if let language = options.language, AppStrings.own.catalog(for: language) != nil {
      header.language = language.identifier
    }
    return header
  }
}

/// What a program said of its window last.
private final class HeardTraits {
  var traits = SceneTraits()
}
