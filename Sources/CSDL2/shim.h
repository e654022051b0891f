// SDL_main.h would rename the program's main; Swift has its own.
#define SDL_MAIN_HANDLED
#include <SDL.h>
