import Assets
import Foundation
import RecallGame
import Testing

@testable import recall

/// What a game is heard by, from the game's name for it to the file.
@Suite struct GameSoundsTests {
  @Test func eachSoundOfTheGameHasAFileOfItsName() {
    let paths = GameSounds.paths
    #expect(!paths.isEmpty)
    #expect(Set(paths.keys) == Set(GameSound.allCases.map(\.rawValue)))
    for (name, path) in paths {
      #expect(URL(fileURLWithPath: path).lastPathComponent == "\(name).wav")
    }
  }

  @Test func noSoundShipsThatNobodyHears() {
    #expect(Set(GameSound.allCases.map(ShippedSound.init)) == Set(ShippedSound.allCases))
  }

  @Test(arguments: [(0, nil), (1, 1), (60, 60), (100, 100)] as [(Int, Int?)])
  func aVolumeOfZeroOpensNoDevice(volume: Int, heard: Int?) throws {
    #expect(try GameSounds.speaker(volume: volume)?.volume == heard)
  }

  @Test(arguments: [-1, 101])
  func aVolumeOutOfRangeIsAWrongCall(volume: Int) throws {
    let result = try RecallProcess.run(["play", "--volume", "\(volume)", "--time-start"])
    #expect(result.status == 2)
    #expect(result.errors == "Error: --volume: expected a number from 0 to 100, found \(volume)\n")
  }
}
