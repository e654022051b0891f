import CSDL2
import CSDL2Mixer
import Foundation

/// The system's sound device, with SDL2_mixer before it.
final class Mixer: SoundOutput {
  private let library: MixerLibrary
  /// By path; nil for a file that couldn't be read.
  private var chunks: [String: UnsafeMutablePointer<Mix_Chunk>?] = [:]

  /// Opens the device.
  ///
  /// - Parameter names: What the library may be called.
  /// - Returns: nil where there is no device, or no library for it.
  init?(libraries names: [String] = MixerLibrary.names) {
    guard let library = MixerLibrary(names: names) else { return nil }
    Mixer.silenceSystem()
    guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return nil }
    let status = library.openAudioDevice(
      Mixer.rate, UInt16(AUDIO_S16LSB), 2, Mixer.samplesAtOnce, nil,
      SDL_AUDIO_ALLOW_FREQUENCY_CHANGE | SDL_AUDIO_ALLOW_CHANNELS_CHANGE)
    guard status == 0 else {
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
      return nil
    }
    self.library = library
    _ = library.allocateChannels(Mixer.channels)
  }

  deinit {
    for case let chunk? in chunks.values { library.freeChunk(chunk) }
    library.closeAudio()
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }

  @discardableResult
  func load(_ path: String) -> Bool {
    chunk(path) != nil
  }

  @discardableResult
  func play(_ path: String, volume: Int) -> Bool {
    guard let chunk = chunk(path) else { return false }
    _ = library.volume(-1, Mixer.strength(ofVolume: volume))
    // Where so many sounds are heard already, one more isn't missed.
    return library.playChannel(-1, chunk, 0) >= 0
  }

  private func chunk(_ path: String) -> UnsafeMutablePointer<Mix_Chunk>? {
    if let known = chunks[path] { return known }
    let chunk = SDL_RWFromFile(path, "rb").flatMap { library.loadWAV($0, 1) }
    chunks[path] = .some(chunk)
    return chunk
  }

  /// The mixer's measure, from 0 to 128, of a volume from 0 to 100. Ears hear ratios: half the volume
  /// is a quarter of the strength.
  static func strength(ofVolume volume: Int) -> Int32 {
    let volume = min(max(volume, 0), 100)
    return Int32((volume * volume * 128 + 5_000) / 10_000)
  }

  /// Says nothing where there is nothing to hear with: ALSA would write pages about it.
  private static func silenceSystem() {
    #if os(Linux)
      guard let alsa = dlopen("libasound.so.2", RTLD_LAZY),
        let setter = dlsym(alsa, "snd_lib_error_set_handler")
      else { return }
      silence_alsa(setter)
    #endif
  }

  /// What most devices have, in samples a second: they need not convert.
  private static let rate: Int32 = 44_100
  /// 12 ms: nobody hears that as late.
  private static let samplesAtOnce: Int32 = 512
  /// A dealt deck is up to 34 cards in a second, each a ninth of a second long.
  private static let channels: Int32 = 16
}
