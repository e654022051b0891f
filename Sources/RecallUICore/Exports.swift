// SwiftUI hands Foundation and Observation on, and code that is written for it counts on that;
// whoever drives a stage sends it events at instants, and gets a display list.
@_exported import AccessibilityTree
@_exported import Foundation
@_exported import Interaction
@_exported import Observation
@_exported import RecallGraphics
@_exported import Snapshots
@_exported import Storage
@_exported import Translations
@_exported import VirtualTime
