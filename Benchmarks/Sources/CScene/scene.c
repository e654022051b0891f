#include "CScene.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

enum { CARDS = 52, COLUMNS = 13 };

struct scene {
  int width, height;
  cairo_surface_t *surface;
  cairo_t *context;
  PangoFontMap *fonts;
  PangoContext *texts;
  /// What is on the faces, laid out once: nobody would do that for each frame.
  PangoLayout *faces[CARDS];
};

scene *scene_create(unsigned char *pixels, int width, int height, int stride) {
  scene *s = calloc(1, sizeof *s);
  s->width = width;
  s->height = height;
  s->surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_RGB24, width, height, stride);
  s->context = cairo_create(s->surface);
  s->fonts = pango_cairo_font_map_new();
  s->texts = pango_font_map_create_context(s->fonts);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(s->texts, options);
  pango_context_set_round_glyph_positions(s->texts, 0);
  cairo_font_options_destroy(options);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, "Inter Display,Inter,DejaVu Sans,sans-serif");
  pango_font_description_set_absolute_size(font, 44 * PANGO_SCALE);
  pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
  for (int card = 0; card < CARDS; card++) {
    char letter = (char)('A' + card / 2);
    s->faces[card] = pango_layout_new(s->texts);
    pango_layout_set_text(s->faces[card], &letter, 1);
    pango_layout_set_font_description(s->faces[card], font);
  }
  pango_font_description_free(font);
  return s;
}

static void rounded_rectangle(cairo_t *c, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(c);
  cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(c, x + r, y + r, r, M_PI, M_PI * 1.5);
  cairo_close_path(c);
}

static void draw_face(scene *s, int card, double x, double y, double w, double h) {
  cairo_t *c = s->context;
  rounded_rectangle(c, x, y, w, h, 12);
  cairo_set_source_rgb(c, 1, 1, 1);
  cairo_fill(c);
  rounded_rectangle(c, x + 1.5, y + 1.5, w - 3, h - 3, 10.5);
  cairo_set_line_width(c, 3);
  cairo_set_source_rgb(c, 0.5, 0.5, 0.5);
  cairo_stroke(c);
  int width, height;
  pango_layout_get_size(s->faces[card], &width, &height);
  cairo_move_to(c, x + (w - (double)width / PANGO_SCALE) / 2,
                y + (h - (double)height / PANGO_SCALE) / 2);
  cairo_set_source_rgb(c, 0, 0, 0);
  pango_cairo_show_layout(c, s->faces[card]);
}

static void draw_back(scene *s, double x, double y, double w, double h) {
  cairo_t *c = s->context;
  rounded_rectangle(c, x, y, w, h, 12);
  cairo_pattern_t *paint = cairo_pattern_create_linear(x, y, x + w, y + h);
  cairo_pattern_add_color_stop_rgb(paint, 0, 1, 0.6, 0.3);
  cairo_pattern_add_color_stop_rgb(paint, 1, 0.8, 0.3, 0.3);
  cairo_set_source(c, paint);
  cairo_pattern_destroy(paint);
  cairo_fill(c);
}

void scene_draw(scene *s) {
  cairo_t *c = s->context;
  cairo_pattern_t *table = cairo_pattern_create_linear(0, 0, 0, s->height);
  cairo_pattern_add_color_stop_rgb(table, 0, 0.15, 0.4, 0.4);
  cairo_pattern_add_color_stop_rgb(table, 1, 0.05, 0.2, 0.3);
  cairo_rectangle(c, 0, 0, s->width, s->height);
  cairo_set_source(c, table);
  cairo_pattern_destroy(table);
  cairo_fill(c);
  for (int card = 0; card < CARDS; card++) {
    double x = 20 + card % COLUMNS * 96, y = 60 + card / COLUMNS * 180;
    if (card % 2 == 0)
      draw_face(s, card, x, y, 84, 126);
    else
      draw_back(s, x, y, 84, 126);
  }
  cairo_surface_flush(s->surface);
}

void scene_destroy(scene *s) {
  for (int card = 0; card < CARDS; card++) g_object_unref(s->faces[card]);
  g_object_unref(s->texts);
  g_object_unref(s->fonts);
  cairo_destroy(s->context);
  cairo_surface_destroy(s->surface);
  free(s);
}
