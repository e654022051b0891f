// Names of Foundation's for which a stage has something of its own. In a file that imports Foundation as
// well, or nothing else, these count: they are the module's.
import SwiftUI

typealias Timer = SwiftUI.Timer
typealias UserDefaults = SwiftUI.UserDefaults
typealias FileManager = StageFileManager
typealias JSONEncoder = StageJSONEncoder
typealias DispatchTime = SwiftUI.DispatchTime
typealias DispatchGroup = StageGroup

extension URL {
    static var documentsDirectory: URL { StageFiles.documents }
    static var applicationSupportDirectory: URL { StageFiles.applicationSupport }
    static var cachesDirectory: URL { StageFiles.caches }
    static var temporaryDirectory: URL { StageFiles.temporary }
}

extension Data {
    init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
        self = try StageFiles.data(at: url)
    }

    func write(to url: URL, options: Data.WritingOptions = []) throws {
        try StageFiles.write(self, to: url, options: options)
    }
}

extension String {
    init(contentsOf url: __shared URL) throws {
        self = try StageFiles.text(at: url)
    }

    init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
        self = try StageFiles.text(at: url, encoding: encoding)
    }

    func write(
        to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding
    ) throws {
        try StageFiles.write(self, to: url, encoding: encoding)
    }
}
