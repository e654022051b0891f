import Foundation
import Interaction
import Testing

@Suite struct StageEffectTests {
  @Test func anEffectIsALine() throws {
    let address = try #require(URL(string: "https://www.swift.org"))
    let effects: [(StageEffect, String)] = [
      (.copy("a \"word\""), #"copy "a \"word\"""#),
      (.requestPaste, "paste"),
      (.openURL(address), #"open "https://www.swift.org""#),
      (.feedback(.success), #"feedback "success""#),
      (.playSound("flip"), #"sound "flip""#),
      (.announce(Announcement("hello")), #"announcement polite "hello""#),
      (.announce(Announcement("stop", priority: .assertive)), #"announcement assertive "stop""#),
      (.closeWindow, "close"),
      (.message(name: "keep", body: "a\nb"), #"message "keep" "a\nb""#),
    ]
    for (effect, text) in effects { #expect(effect.description == text) }
  }
}
