import Foundation
import Testing

@Suite struct IcuDataTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-icu-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func bytes(_ number: Int) -> Data {
    withUnsafeBytes(of: UInt32(number).littleEndian) { Data($0) }
  }

  /// ICU's form: a header, the number of items, where their names and contents begin, names, contents.
  private func packed(_ items: [(name: String, content: String)]) -> Data {
    let header = Data([16, 0, 0xDA, 0x27, 8, 0, 0, 0, 0, 0, 0, 0]) + Data("CmnD".utf8)
    var (names, contents, table) = (Data(), Data(), Data())
    let start = 4 + 8 * items.count
    let room = items.map { "icudt9l/\($0.name)".utf8.count + 1 }.reduce(start, +)
    for (name, content) in items {
      table += bytes(start + names.count) + bytes(room + contents.count)
      names += Data("icudt9l/\(name)\0".utf8)
      contents += Data(content.utf8)
    }
    return header + bytes(items.count) + table + names + contents
  }

  private func run(_ archive: Data) throws -> ScriptRun {
    let file = folder.appendingPathComponent("archive.a")
    try archive.write(to: file)
    return try ScriptRun("scripts/icu-data", [file.path, folder.path + "/made"])
  }

  private func made(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent("made/\(name)"))
  }

  /// The names of what was kept, and their contents.
  private func kept() throws -> [String: String] {
    let data = [UInt8](try made("icu.dat"))
    func number(_ place: Int) -> Int {
      data[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var found: [String: String] = [:]
    for index in 0..<number(16) {
      let name = data[(16 + number(20 + 8 * index))...].prefix { $0 != 0 }
      let content = data[(16 + number(24 + 8 * index))...].prefix {
        $0 != 0 && $0 != UInt8(ascii: "/")
      }
      found[String(decoding: name, as: UTF8.self)] = String(decoding: content, as: UTF8.self)
    }
    return found
  }

  @Test func otherLanguagesGoAndTheRestStaysAsItIs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try run(
      Data("before icudt9_dat\0".utf8)
        + packed([
          ("coll/de.res", "1/"), ("de.res", "2/"), ("de_AT.res", "3/"), ("en.res", "4/"),
          ("euc.cnv", "5/"),
          ("nfc.nrm", "6/"), ("plurals.res", "7/"), ("pool.res", "8/"), ("root.res", "9/"),
          ("zh_Hant_TW.res", "A/"),
          ("zu.res", "B/"),
        ]) + Data("behind".utf8))
    #expect(run.errors == "")
    #expect(run.output == "icudt9_dat\n")
    #expect(
      try kept() == [
        "icudt9l/de.res": "2", "icudt9l/de_AT.res": "3", "icudt9l/en.res": "4",
        "icudt9l/nfc.nrm": "6",
        "icudt9l/plurals.res": "7", "icudt9l/pool.res": "8", "icudt9l/root.res": "9",
      ])
    let code = String(decoding: try made("icu.S"), as: UTF8.self)
    #expect(code.contains("\n__wrap_icudt9_dat:\n    .incbin \"\(folder.path)/made/icu.dat\"\n"))
  }

  @Test func whatIsMadeAlreadyIsLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = Data("icudt9_dat\0".utf8) + packed([("en.res", "1/"), ("zu.res", "2/")])
    #expect(try run(archive).status == 0)
    let file = folder.appendingPathComponent("made/icu.dat").path
    let past = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    #expect(try run(archive).status == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == past)
  }

  @Test(arguments: [
    ("", "expected a symbol such as icudt76_dat, found none"),
    ("icudt9_dat\0", "expected ICU's data, found none"),
    ("icudt9_dat\0 CmnD", "expected ICU's data, found none"),
  ])
  func whatHasNoDataIsRefused(archive: String, complaint: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try run(Data(archive.utf8))
    #expect(run.status == 1)
    #expect(run.errors == "icu-data: \(folder.path)/archive.a: \(complaint)\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/made"))
  }

  @Test func placesThatAreNoneAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var data = packed([("de.res", "1/"), ("en.res", "2/")])
    // The second begins before the first.
    data.replaceSubrange(32..<36, with: bytes(1))
    let run = try run(Data("icudt9_dat\0".utf8) + data)
    #expect(run.status == 1)
    #expect(run.errors.contains("expected items in order, found one from "))
  }
}
