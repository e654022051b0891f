#ifndef CSCENE_H
#define CSCENE_H

#include <stdint.h>

/// A table of 52 cards, every second one face up, drawn by hand with cairo and pango.
typedef struct scene scene;

/// Makes a scene that is drawn on `pixels`: `height` rows of `stride` bytes, 0xXXRRGGBB.
scene *scene_create(unsigned char *pixels, int width, int height, int stride);

/// Draws all of it.
void scene_draw(scene *scene);

void scene_destroy(scene *scene);

#endif
