// Names of Foundation's for which a stage has something of its own. In a file that imports Foundation as
// well, or nothing else, these count: they are the module's.
import SwiftUI

typealias Timer = SwiftUI.Timer
typealias UserDefaults = SwiftUI.UserDefaults
typealias DispatchWorkItem = SwiftUI.DispatchWorkItem
typealias FileManager = StageFileManager
typealias JSONEncoder = StageJSONEncoder
typealias URLSession = SwiftUI.URLSession
typealias URLSessionConfiguration = SwiftUI.URLSessionConfiguration
typealias URLSessionDataTask = SwiftUI.URLSessionDataTask
typealias URLResponse = SwiftUI.URLResponse
typealias HTTPURLResponse = SwiftUI.HTTPURLResponse
typealias DateComponentsFormatter = SwiftUI.DateComponentsFormatter
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
