// SwiftUI hands Foundation on, and code that is written for it counts on that.
@_exported import Foundation
// Whoever drives a stage sends it events at instants.
@_exported import Interaction
@_exported import VirtualTime
