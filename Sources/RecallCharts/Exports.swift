// Code that is written for Swift Charts imports SwiftUI, too, and counts on Foundation's dates.
@_exported import RecallUI
