// SwiftUI hands Foundation on, and code that is written for it counts on that.
@_exported import Foundation
