// SDL_main.h would rename the program's main; Swift has its own.
#define SDL_MAIN_HANDLED
#include <SDL.h>

#if !SDL_VERSION_ATLEAST(2, 26, 0)
#error "SDL 2.26 or later is needed: its wheel events say where the pointer stands."
#endif

// What an event of the window system is made of, where the system is X11. SDL_syswm.h would say it
// too, but brings all of Xlib's names along, Window among them. Both layouts are frozen: that of
// SDL2's SDL_SysWMmsg, and the one that Xlib's events of keys and buttons have in common.
typedef struct {
  int type;
  unsigned long serial;
  int send_event;
  void *display;
  unsigned long window, root, subwindow;
  unsigned long time;
} X11InputEvent;

typedef struct {
  SDL_version version;
  int subsystem;
  X11InputEvent event;
} X11Message;

static const int X11_SUBSYSTEM = 2;  // SDL_SYSWM_X11
static const int X11_KEY_PRESS = 2;
static const int X11_KEY_RELEASE = 3;
static const int X11_BUTTON_PRESS = 4;
static const int X11_BUTTON_RELEASE = 5;
