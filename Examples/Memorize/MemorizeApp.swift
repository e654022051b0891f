import SwiftUI

@main
struct MemorizeApp: App {
  @StateObject private var store = ThemeStore()

  var body: some Scene {
    WindowGroup("Memorize") {
      ThemeChooser().environmentObject(store)
    }
    .defaultSize(width: 480, height: 720)
  }
}
