import CSDL2Mixer
import Foundation

/// SDL2_mixer's functions, looked up when somebody wants to hear something.
///
/// The library comes with two dozen others, for formats that nothing here has. To link it took 7 ms of
/// each start.
struct MixerLibrary {
  let openAudioDevice: MixOpenAudioDevice
  let closeAudio: MixCloseAudio
  let allocateChannels: MixAllocateChannels
  let loadWAV: MixLoadWAV
  let freeChunk: MixFreeChunk
  let playChannel: MixPlayChannel
  let volume: MixVolume

  /// - Parameter names: What the library may be called.
  /// - Returns: nil where it isn't installed.
  init?(names: [String] = Self.names) {
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_LAZY) }).first,
      let openAudioDevice = dlsym(library, "Mix_OpenAudioDevice"),
      let closeAudio = dlsym(library, "Mix_CloseAudio"),
      let allocateChannels = dlsym(library, "Mix_AllocateChannels"),
      let loadWAV = dlsym(library, "Mix_LoadWAV_RW"),
      let freeChunk = dlsym(library, "Mix_FreeChunk"),
      let playChannel = dlsym(library, "Mix_PlayChannel"),
      let volume = dlsym(library, "Mix_Volume")
    else { return nil }
    self.openAudioDevice = unsafeBitCast(openAudioDevice, to: MixOpenAudioDevice.self)
    self.closeAudio = unsafeBitCast(closeAudio, to: MixCloseAudio.self)
    self.allocateChannels = unsafeBitCast(allocateChannels, to: MixAllocateChannels.self)
    self.loadWAV = unsafeBitCast(loadWAV, to: MixLoadWAV.self)
    self.freeChunk = unsafeBitCast(freeChunk, to: MixFreeChunk.self)
    self.playChannel = unsafeBitCast(playChannel, to: MixPlayChannel.self)
    self.volume = unsafeBitCast(volume, to: MixVolume.self)
  }

  static let names = ["libSDL2_mixer-2.0.so.0", "libSDL2_mixer-2.0.0.dylib"]
}
