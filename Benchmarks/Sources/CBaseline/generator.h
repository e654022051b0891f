#ifndef GENERATOR_H
#define GENERATOR_H

#include <stdint.h>

// xoshiro256** seeded by SplitMix64, and Lemire's bounded draw: the generator of Recall's decks.

static inline uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

typedef struct {
  uint64_t s[4];
} generator;

static inline generator seeded(uint64_t seed, uint64_t stream) {
  generator g;
  uint64_t state = mix(seed + 0x9E3779B97F4A7C15u) ^ mix(stream);
  for (int i = 0; i < 4; i++) {
    state += 0x9E3779B97F4A7C15u;
    g.s[i] = mix(state);
  }
  return g;
}

static inline uint64_t next(generator *g) {
  uint64_t product = g->s[1] * 5;
  uint64_t result = ((product << 7) | (product >> 57)) * 9;
  uint64_t shifted = g->s[1] << 17;
  g->s[2] ^= g->s[0];
  g->s[3] ^= g->s[1];
  g->s[1] ^= g->s[2];
  g->s[0] ^= g->s[3];
  g->s[2] ^= shifted;
  g->s[3] = (g->s[3] << 45) | (g->s[3] >> 19);
  return result;
}

static inline uint64_t below(generator *g, uint64_t bound) {
  unsigned __int128 product = (unsigned __int128)next(g) * bound;
  if ((uint64_t)product < bound) {
    uint64_t biased = -bound % bound;
    while ((uint64_t)product < biased) product = (unsigned __int128)next(g) * bound;
  }
  return (uint64_t)(product >> 64);
}

/// Puts the numbers below `cards` in the order that Recall deals them in.
static inline void deal(generator *g, int16_t *order, int cards) {
  for (int i = 0; i < cards; i++) order[i] = (int16_t)i;
  for (int i = cards; i > 1;) {
    int drawn = (int)below(g, (uint64_t)i);
    i--;
    int16_t swapped = order[drawn];
    order[drawn] = order[i];
    order[i] = swapped;
  }
}

enum { most_pairs = 512 };

#endif
