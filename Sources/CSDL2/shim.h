// SDL_main.h would rename the program's main; Swift has its own.
#define SDL_MAIN_HANDLED
#include <SDL.h>

#if !SDL_VERSION_ATLEAST(2, 26, 0)
#error "SDL 2.26 or later is needed: its wheel events say where the pointer stands."
#endif
