import CSDL2
import Foundation
import Testing

@testable import SDLWindow

// SDL is one for the whole process: these run in turns with the tests of windows.
extension WindowTests {
  /// The real mixer, on devices that nobody hears, or that aren't there.
  @Suite struct MixerTests {
    private func use(_ driver: String) {
      SDL_SetHintWithPriority("SDL_AUDIODRIVER", driver, SDL_HINT_OVERRIDE)
    }

    private static let flip = {
      var url = URL(fileURLWithPath: #filePath)
      for _ in 0..<4 { url.deleteLastPathComponent() }
      return url.appendingPathComponent("Assets/Sounds/flip.wav").path
    }()

    @Test func theDeviceIsOpenAsLongAsTheMixerIsThere() throws {
      use("dummy")
      do {
        let mixer = try #require(Mixer())
        #expect(SDL_WasInit(SDL_INIT_AUDIO) != 0)
        #expect(SDL_GetCurrentAudioDriver().map { String(cString: $0) } == "dummy")
        #expect(mixer.load(Self.flip))
        #expect(mixer.play(Self.flip, volume: 60))
      }
      #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0)
    }

    @Test func moreSoundsThanThereIsRoomForAreLeftOut() throws {
      use("dummy")
      let mixer = try #require(Mixer())
      let played = (0..<40).count { _ in mixer.play(Self.flip, volume: 60) }
      // Some may have ended meanwhile.
      #expect((16...40).contains(played))
    }

    @Test(arguments: ["/no/such/sound.wav", "/dev/null", "/", #filePath])
    func whatIsNoSoundStaysSilent(path: String) throws {
      use("dummy")
      let mixer = try #require(Mixer())
      #expect(!mixer.load(path))
      #expect(!mixer.play(path, volume: 60))
      #expect(mixer.play(Self.flip, volume: 60))
    }

    @Test func withoutADriverThereIsNoMixer() {
      use("no such driver")
      #expect(Mixer() == nil)
      #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0)
    }

    /// A driver that is there, with a device that isn't.
    @Test func withoutADeviceThereIsNoMixer() throws {
      use("disk")
      setenv("SDL_DISKAUDIOFILE", "/no/such/folder/sound.raw", 1)
      defer { unsetenv("SDL_DISKAUDIOFILE") }
      #expect(Mixer() == nil)
      #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0)
    }

    @Test func withoutTheLibraryThereIsNoMixer() {
      use("dummy")
      #expect(Mixer(libraries: ["libnosuch.so"]) == nil)
      #expect(Mixer(libraries: []) == nil)
      // One that is there and isn't it.
      #expect(Mixer(libraries: ["libc.so.6", "libSystem.dylib"]) == nil)
    }

    @Test(arguments: [
      (-1, 0), (0, 0), (5, 0), (10, 1), (50, 32), (60, 46), (99, 125), (100, 128), (101, 128),
      (.max, 128),
    ])
    func halfTheVolumeIsAQuarterOfTheStrength(volume: Int, strength: Int32) {
      #expect(Mixer.strength(ofVolume: volume) == strength)
    }
  }
}
