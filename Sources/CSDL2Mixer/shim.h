#define SDL_MAIN_HANDLED
#include <SDL_mixer.h>

#if SDL_MIXER_MAJOR_VERSION != 2 || SDL_MIXER_MINOR_VERSION < 6
#error "SDL2_mixer 2.6 is needed."
#endif

// The functions as they are looked up once somebody wants to hear something.
typedef __typeof__(&Mix_OpenAudioDevice) MixOpenAudioDevice;
typedef __typeof__(&Mix_CloseAudio) MixCloseAudio;
typedef __typeof__(&Mix_AllocateChannels) MixAllocateChannels;
typedef __typeof__(&Mix_LoadWAV_RW) MixLoadWAV;
typedef __typeof__(&Mix_FreeChunk) MixFreeChunk;
typedef __typeof__(&Mix_PlayChannel) MixPlayChannel;
typedef __typeof__(&Mix_Volume) MixVolume;

// ALSA writes to standard error what it doesn't find. Its function to set who hears of that takes one
// with a variable number of arguments, which can be written in C alone.
typedef void (*ALSAErrorHandler)(
    const char *file, int line, const char *function, int error, const char *format, ...);

static void ignore_alsa_error(
    const char *file, int line, const char *function, int error, const char *format, ...) {}

static inline void silence_alsa(void *snd_lib_error_set_handler) {
  ((int (*)(ALSAErrorHandler))snd_lib_error_set_handler)(ignore_alsa_error);
}
