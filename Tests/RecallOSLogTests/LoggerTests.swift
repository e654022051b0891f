import RecallOSLog
import RecallUI
import Testing

@Suite struct LoggerTests {
  /// What code of a stage writes down.
  private func lines(_ body: @escaping () -> Void) -> [String] {
    var lines: [String] = []
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture(perform: body)
    }
    stage.output = { lines.append($0) }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return lines
  }

  @Test func aMessageIsWrittenWithItsLevelAndItsPartOfTheProgram() {
    let written = lines {
      let logger = Logger(subsystem: "cards", category: "rules")
      logger.log("a")
      logger.trace("b")
      logger.debug("c")
      logger.info("d")
      logger.notice("e")
      logger.warning("f")
      logger.error("g")
      logger.critical("h")
      logger.fault("i")
      logger.log(level: .info, "j")
      Logger().notice("k")
    }
    #expect(
      written == [
        "notice rules: a", "debug rules: b", "debug rules: c", "info rules: d", "notice rules: e",
        "error rules: f", "error rules: g", "fault rules: h", "fault rules: i", "info rules: j",
        "notice: k",
      ])
  }

  @Test func privateValuesAreLeftOut() {
    let written = lines {
      let name = "Ann"
      Logger().info("\(name) \(name, privacy: .public) \(name, privacy: .private)")
      Logger().info("\(7, privacy: .sensitive(mask: .hash))")
    }
    #expect(written == ["info: Ann Ann <private>", "info: <private>"])
  }

  @Test func valuesHaveTheirForms() {
    let written = lines {
      Logger().info("\(255, format: .hex(uppercase: true)) \(5, align: .right(columns: 3))|")
      Logger().info("\(1.5, format: .fixed(precision: 2)) \("a", align: .left(columns: 3))|")
      Logger().info("\(8, format: .octal) \(8, format: .decimal(explicitPositiveSign: true))")
      Logger().info("\("a", align: .right(columns: .max))")
    }
    #expect(
      written == [
        "info: FF   5|", "info: 1.50 a  |", "info: 10 +8",
        "info: " + String(repeating: " ", count: 255) + "a",
      ])
  }

  @Test func olderLogsFillInTheirValues() {
    let log = OSLog(subsystem: "cards", category: "rules")
    let written = lines {
      os_log("%{public}@ has %ld of 100%%", log: log, type: .error, "Ann", 3)
      os_log("%{private}@ %d", "Ann")
      os_log(.debug, log: log, "\(3) cards")
      os_log("nobody hears", log: .disabled)
    }
    #expect(
      written == ["error rules: Ann has 3 of 100%", "notice: <private> %d", "debug rules: 3 cards"])
  }
}
