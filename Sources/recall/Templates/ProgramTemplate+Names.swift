extension ProgramTemplate {
  /// The file that settles names which both Foundation and the stage have: those of the stage count in the
  /// whole program.
  static let names = """
    // Names of Foundation's for which a stage has something of its own. In a file that imports Foundation as
    // well, or nothing else, these count: they are the module's.
    import SwiftUI

    typealias Timer = SwiftUI.Timer
    typealias UserDefaults = SwiftUI.UserDefaults
    typealias DispatchWorkItem = SwiftUI.DispatchWorkItem
    typealias DispatchTime = SwiftUI.DispatchTime
    typealias DispatchTimeInterval = SwiftUI.DispatchTimeInterval
    typealias DispatchGroup = StageGroup
    typealias FileManager = StageFileManager
    typealias JSONEncoder = StageJSONEncoder
    typealias URLSession = SwiftUI.URLSession
    typealias URLSessionConfiguration = SwiftUI.URLSessionConfiguration
    typealias URLSessionDataTask = SwiftUI.URLSessionDataTask
    typealias URLResponse = SwiftUI.URLResponse
    typealias HTTPURLResponse = SwiftUI.HTTPURLResponse
    typealias DateComponentsFormatter = SwiftUI.DateComponentsFormatter
    typealias DateFormatter = StageDateFormatter
    typealias NumberFormatter = StageNumberFormatter
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let DispatchQueue = StageQueues()

    // Views belong to the main actor as a whole.
    public typealias View = SwiftUI.View & MainActorIsolated
    public typealias ViewModifier = SwiftUI.ViewModifier & MainActorIsolated

    extension URL {
      static var documentsDirectory: URL { StageFiles.documents }
      static var applicationSupportDirectory: URL { StageFiles.applicationSupport }
      static var cachesDirectory: URL { StageFiles.caches }
      static var temporaryDirectory: URL { StageFiles.temporary }
    }

    extension Bundle {
      static var main: Bundle { ProgramBundle.main }
    }

    extension Data {
      init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
        self = try StageFiles.contents(of: url, options: options)
      }

      func write(to url: URL, options: Data.WritingOptions = []) throws {
        try StageFiles.write(self, to: url, options: options)
      }
    }

    extension String {
      init(contentsOf url: __shared URL) throws {
        self = try StageFiles.textContents(of: url)
      }

      init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
        self = try StageFiles.textContents(of: url, encoding: encoding)
      }

      func write(
        to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding
      ) throws {
        try StageFiles.write(self, to: url, encoding: encoding)
      }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
      comment: String
    ) -> String {
      StageStrings.words(for: key, table: tableName, value: value)
    }

    extension Date {
      init() { self = StageDates.now }
      init(timeIntervalSinceNow seconds: TimeInterval) { self = StageDates.now + seconds }
      static var now: Date { StageDates.now }
      var timeIntervalSinceNow: TimeInterval { timeIntervalSince(StageDates.now) }
    }

    extension Calendar {
      init(identifier: __shared Calendar.Identifier) { self = StageFormats.calendar(identifier) }
      static var current: Calendar { StageFormats.calendar }
      static var autoupdatingCurrent: Calendar { StageFormats.calendar }

      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: StageDates.now) }
      func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromNow: -1) }
      func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromNow: 1) }

      private func isDate(_ date: Date, daysFromNow days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: StageDates.now).map { isDate(date, inSameDayAs: $0) }
          ?? false
      }
    }

    extension UUID {
      init() { self = StageIdentifiers.next() }
    }

    // What is written looks the same everywhere.
    extension Locale {
      static var current: Locale { StageFormats.locale }
      static var autoupdatingCurrent: Locale { StageFormats.locale }
    }

    extension TimeZone {
      static var current: TimeZone { StageFormats.timeZone }
      static var autoupdatingCurrent: TimeZone { StageFormats.timeZone }
    }

    extension Date {
      func formatted() -> String { StageFormats.text(of: self, in: FormatStyle()) }

      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        StageFormats.text(of: self, in: FormatStyle(date: date, time: time))
      }

      func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
      where Style.FormatInput == Date {
        StageFormats.text(of: self, in: style)
      }
    }

    extension BinaryInteger {
      func formatted() -> String { StageFormats.text(of: Int(clamping: self), in: .number) }

      func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
      where Self == Style.FormatInput {
        StageFormats.text(of: self, in: style)
      }
    }

    extension BinaryFloatingPoint {
      func formatted() -> String { StageFormats.text(of: Double(self), in: .number) }

      func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
      where Self == Style.FormatInput {
        StageFormats.text(of: self, in: style)
      }
    }

    extension Decimal {
      func formatted() -> String { StageFormats.text(of: self, in: FormatStyle()) }

      func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
      where Style.FormatInput == Decimal {
        StageFormats.text(of: self, in: style)
      }
    }

    """
}
