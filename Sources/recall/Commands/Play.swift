import ArgumentParser
import Assets
import Foundation
import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Records
import Replay
import SDLWindow

extension Commands {
  struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Play a game in a window (what `recall` alone does).")

    @Option(
      help: ArgumentHelp(
        "The cards: \((Assets.deckNames + ["or the path of a deck file"]).joined(separator: ", ")).",
        valueName: "name"), completion: .list(Assets.deckNames))
    var deck: String?

    @Option(parsing: .unconditional, help: "How many pairs to find, from 1 to 10000.")
    var pairs: Int?

    @Option(
      parsing: .unconditional,
      help: "Deals the cards: the same seed, the same deal. Drawn when not given.")
    var seed: UInt64?

    @Option(
      help: ArgumentHelp(
        "Write the game down in a new file, for `recall replay`.", valueName: "file"),
      completion: .file())
    var record: String?

    @Option(help: "Light or dark surroundings; those of the desktop when not given.")
    var scheme: ReplayHeader.Scheme?

    @Flag(help: "Have what moves fade instead. The game is the same.")
    var reduceMotion = false

    @Option(parsing: .unconditional, help: "How loud sounds are, from 0, for none, to 100.")
    var volume: Int?

    @Option(
      help: ArgumentHelp(
        """
        Where to begin: at the table, or on the screens around it. At the table when anything says what to \
        play, or where to write it down.
        """, valueName: "home|table"))
    var screen: Screen?

    @Option(
      help: ArgumentHelp(
        "Where games, decks and settings are kept; recall in XDG_DATA_HOME when not given.",
        valueName: "folder"), completion: .directory)
    var data: String?

    @Option(
      help: ArgumentHelp(
        """
        The language: \(Languages.spoken.joined(separator: ", ")). That of the settings when not given, and \
        otherwise that of the system.
        """, valueName: "code"), completion: .list(Languages.spoken))
    var language: String?

    @OptionGroup var options: SetupOptions

    @OptionGroup var tracing: TraceOptions

    @Flag(
      help: """
        Open another window where one stands already. Without it the one that was opened first comes to the front, if \
        nothing says what to play.
        """)
    var newWindow = false

    @Flag(help: "Show the first frame, say how long that took and what took it, and end.")
    var timeStart = false

    /// The window's size at first, in points, where the screen has room for it.
    private static let size = CGSize(width: 800, height: 600)

    enum Screen: String, CaseIterable, ExpressibleByArgument {
      case home, table
    }

    /// The screen to begin on.
    private var firstScreen: Screen {
      if let screen { return screen }
      let saysWhatToPlay =
        deck != nil || pairs != nil || seed != nil || scheme != nil || record != nil
        || !options.areEmpty
      return saysWhatToPlay ? .table : .home
    }

    func validate() throws {
      guard data != "" else {
        throw ValidationError("--data: expected a folder, found nothing")
      }
    }

    func run() throws {
      var times = StartTimes.program
      times.end("the command line")
      switch firstScreen {
      case .home: try playFromHome(nil, &times)
      // A recording of a table has nothing of what stands around it.
      case .table where record != nil: try recordTable(&times)
      case .table: try playFromHome(try order(), &times)
      }
    }

    /// The language that was asked for, or the system's.
    private var shownLanguage: Language {
      get throws {
        try language.map { try Languages.asked(for: $0) }
          ?? Languages.system(in: ProcessInfo.processInfo.environment)
      }
    }

    /// The game that the options ask for.
    private func order() throws -> TableOrder {
      let (deck, pairs) = (deck ?? "vehicles", pairs ?? 8)
      var setup = try options.setup()
      let ghost = try options.ghost.map { path in
        try ReplayFile(path: path).ghost(deck: deck, pairs: pairs, seed: self.seed)
      }
      setup.ghost = ghost?.finds ?? []
      let table = try GameTable(deck: deck, pairs: pairs)
      let file = Assets.isPath(deck) ? try? DeckFile(contentsOf: deck) : nil
      return TableOrder(
        table: table, seed: self.seed ?? ghost?.seed ?? UInt64.random(in: .min ... .max),
        setup: setup, carriesDeck: Assets.isPath(deck), pictures: file?.pictures ?? [:])
    }

    /// Says what was dealt, so that it can be dealt again.
    private func tell(of order: TableOrder) throws {
      try Output.write(
        "Dealt \("pair".counted(order.table.pairs)) of \(order.table.deck.title) with seed \(order.seed)."
      )
    }

    private func recordTable(_ times: inout StartTimes) throws {
      let catalog = Languages.catalog(for: try shownLanguage)
      let desktop = DesktopSettings.follower()
      let speaker = try GameSounds.speaker(volume: volume ?? GameSounds.volume)
      // Another thread, of pango's, reads what fonts there are while the window opens.
      let measurer = PangoTextMeasurer()
      let order = try order()
      let recording = try record.map(RecordingFile.init(creating:))
      times.end("the deck")
      do {
        let window = try openWindow(nil, measurer, &times)
        window.speaker = speaker
        let settings = GameSettings(scheme: scheme, reducesMotion: reduceMotion)
        let dress = ScreenLooks(settings, on: DesktopSettings(told: desktop?.begin()))
        var header = order.table.header(
          seed: order.seed, viewport: ScriptSize(window.size),
          scheme: dress.colorScheme == .dark ? .dark : .light,
          carriesDeck: order.carriesDeck, setup: order.setup)
        header.fonts = ReplayFonts(of: measurer)
        header.program = Version.program
        header.language = Languages.code(of: catalog)
        let notice = Notice()
        let looks = LiveLooks(TableLooks(dress))
        looks.value.catalog = catalog
        let files = DeckFiles(home: "", shelf: PictureShelf())
        files.put(order.pictures)
        looks.value.pictures = files.shelf.pictures
        let stage = try order.table.show(
          header, textMeasurer: measurer, looks: looks, notice: notice, follower: nil
        ).stage
        stage.trace = try tracing.stageTrace()
        try tell(of: order)
        let game = try PlayedStage(
          playing: stage, header: header, recording: recording, notice: notice)
        window.companion = SpokenWindow(titled: window.title) { stage }
        times.end("the game and its views")
        let content = TableWindow(game, looks: looks, settings: settings)
        try game.end(at: try run(content, in: window, measurer, &times))
      } catch {
        throw CommandFailure(error)
      }
      try tell(of: recording)
    }

    /// - Parameter order: The game to begin with; nil to begin on the screens around the table.
    private func playFromHome(_ order: TableOrder?, _ times: inout StartTimes) throws {
      let language = try shownLanguage
      let folder = try? GameKeeper.folder(data)
      if let folder, order == nil, isSatisfiedByFirstWindow, FirstWindow.raise(in: folder) {
        return
      }
      var first = firstWindow(in: folder)
      defer { withExtendedLifetime(first) {} }
      let wish = DesktopWish(isDark: scheme.map { $0 == .dark }, reducesMotion: reduceMotion)
      let desktop = DesktopSettings.follower(wish)
      let speaker = try GameSounds.speaker(volume: volume ?? GameSounds.volume)
      let measurer = PangoTextMeasurer()
      let recording = try record.map(RecordingFile.init(creating:))
      do {
        // Without any there is nothing to choose from.
        if Assets.deckNames.isEmpty { _ = try Assets.deck(named: "vehicles") }
        let frame = KeptWindow.kept(in: folder)?.frame
        let window = try openWindow(frame, measurer, &times)
        window.speaker = speaker
        let seed = self.seed ?? UInt64.random(in: .min ... .max)
        let keeper = try GameKeeper(folder: data, seed: seed)
        if self.language != nil { keeper.showSystemLanguage() }
        if scheme != nil { keeper.showDesktopAppearance() }
        // The first start of all has only now made the folder.
        if first == nil { first = firstWindow(in: folder) }
        times.end("what is kept")
        // Asked before the window opened, the desktop has mostly answered by now.
        let told = desktop?.begin()
        let program = HomeProgram(
          keeper: keeper, viewport: window.size, measurer: measurer, language: language,
          order: order, desktop: Self.desktop(of: order, told, wish)
        ) {
          [volume] set in speaker?.volume = volume ?? set
        }
        if let order { try tell(of: order) }
        let content = try homeWindow(
          program, seed: seed, window.size, measurer, recording, language)
        if told != nil || wish != DesktopWish() {
          let settings = DesktopSettings(told: told).changed(by: wish).event
          try content.send(settings, at: content.now)
        }
        window.companion = SpokenWindow(titled: window.title) { [program = content.program] in
          program.stage
        }
        times.end("the screens and their views")
        _ = try run(content, in: window, measurer, &times)
        try content.end()
        keeper.keep(window.frame)
      } catch {
        throw CommandFailure(error)
      }
      try tell(of: recording)
    }

    /// How a table is dressed that is begun with; the screens around it hear of that as a recording of them tells it.
    private static func desktop(
      of order: TableOrder?, _ told: InputEvent?, _ wish: DesktopWish
    ) -> DesktopSettings {
      guard order != nil else { return DesktopSettings() }
      return DesktopSettings(told: told).changed(by: wish)
    }

    /// Whether whoever starts this wants no more than Recall's window, wherever that comes from.
    private var isSatisfiedByFirstWindow: Bool { !newWindow && !timeStart && record == nil }

    /// The place of the window that later starts raise; nil where somebody else has it.
    private func firstWindow(in folder: DataFolder?) -> FirstWindow? {
      timeStart ? nil : folder.flatMap { FirstWindow(in: $0, onStart: Window.raise) }
    }

    private func homeWindow(
      _ program: HomeProgram, seed: UInt64, _ viewport: CGSize, _ measurer: PangoTextMeasurer,
      _ recording: RecordingFile?, _ language: Language
    ) throws -> HomeWindow {
      let contents = recording.map { _ in ProgramContents(of: program.keeper) }
      program.trace = try tracing.stageTrace()
      var header = HomeProgram.header(
        contents, seed: seed, viewport: ScriptSize(viewport), language: language)
      if recording != nil {
        try requireRoom(for: header)
        header.fonts = ReplayFonts(of: measurer)
        header.program = Version.program
      }
      return try HomeWindow(program, header: header, recording: recording) { .now }
    }

    /// - Throws: `CommandFailure` where more is kept than a recording can begin with.
    private func requireRoom(for header: ReplayHeader) throws {
      let bytes = header.screen?.given.utf8.count ?? 0
      guard bytes > ReplayGrammar.givenBytes else { return }
      throw CommandFailure(
        .wrongInput,
        [
          "--record: expected records of at most \(ReplayGrammar.givenBytes) bytes, which a recording "
            + "begins with, found \(bytes); `--data FOLDER` begins with others"
        ])
    }

    private func openWindow(
      _ frame: WindowFrame?, _ measurer: PangoTextMeasurer, _ times: inout StartTimes
    ) throws -> Window {
      let window = try Window(
        title: "Recall", frame: frame ?? WindowFrame(size: Self.size), text: measurer)
      times.end("the window")
      try GameTable.requireEmoji(in: measurer)
      times.end("the fonts")
      return window
    }

    /// Shows content until the window is closed.
    private func run(
      _ content: some WindowContent, in window: Window, _ measurer: PangoTextMeasurer,
      _ times: inout StartTimes
    ) throws -> Instant {
      var unwritten: (any Error)?
      var started = times
      let ending = try window.run(content) {
        guard timeStart else {
          // Nobody waits for it.
          window.setIcon(GameTable.icon(textMeasurer: measurer))
          return
        }
        started.end("drawing the frame")
        do {
          try Output.write(started.report)
        } catch {
          unwritten = error
        }
        window.close()
      }
      if let unwritten { throw unwritten }
      return ending
    }

    private func tell(of recording: RecordingFile?) throws {
      guard let recording else { return }
      try Output.write("Recorded in \(recording.name): `\(recording.command)` plays it again.")
    }
  }
}

extension ReplayHeader.Scheme: ExpressibleByArgument {}
