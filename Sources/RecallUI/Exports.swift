// The views that are made of others, and with them all that these are made of.
@_exported import RecallUICore
// SwiftUI hands UIKit on where there is one, and programs count on its colors and its screen.
@_exported import RecallUIKit
