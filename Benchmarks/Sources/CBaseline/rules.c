#include "CBaseline.h"
#include "generator.h"

#include <string.h>

enum { seen = 1, won = 2, face_up = 4 };

/// Somebody may read it, so that it has to be computed.
static volatile uint64_t last_digest;

typedef struct {
  int16_t order[2 * most_pairs]; // card by place
  uint8_t flags[2 * most_pairs]; // by card
  uint64_t keys[2 * most_pairs]; // by card, of the digest
  uint64_t digest;               // of the flags and of the order
  int first, second;             // the cards that lie face up, or -1
  int cards, left;
  int64_t moves, pairs, points;
} table;

/// Sets what stays true of a card, which is what the digest is of.
static inline void set_flags(table *t, int card, int flags) {
  t->digest += t->keys[card] * (uint64_t)((flags & ~face_up) - (t->flags[card] & ~face_up));
  t->flags[card] = (uint8_t)flags;
}

static inline void turn_down(table *t) {
  set_flags(t, t->first, (t->flags[t->first] & ~face_up) | seen);
  set_flags(t, t->second, (t->flags[t->second] & ~face_up) | seen);
  t->first = t->second = -1;
}

/// 0 when the choice is ignored, 1 for a first card, 2 for a match, 3 for a mismatch.
static inline int choose(table *t, int card) {
  if (card < 0 || card >= t->cards || t->flags[card] & (won | face_up)) return 0;
  if (t->second >= 0) turn_down(t);
  if (t->first < 0) {
    t->flags[card] |= face_up;
    t->first = card;
    return 1;
  }
  t->second = card;
  t->moves++;
  if (card / 2 == t->first / 2) {
    set_flags(t, t->first, t->flags[t->first] | won | seen);
    set_flags(t, card, won | seen | face_up);
    t->left--;
    t->pairs++;
    t->points += 2;
    return 2;
  }
  t->points -= (t->flags[t->first] & seen) + (t->flags[card] & seen);
  t->flags[card] |= face_up;
  return 3;
}

uint64_t baseline_perfect_games_by_rules(uint64_t seed, uint64_t first, uint64_t games, int pairs,
                                         uint64_t *moves) {
  table t;
  int16_t place[most_pairs];
  int16_t pending[most_pairs][2];
  uint64_t lucky = 0;
  if (pairs < 1 || pairs > most_pairs) return 0;
  for (int i = 0; i < 2 * pairs; i++) t.keys[i] = mix(0x9E3779B97F4A7C15u * (uint64_t)(i + 1));
  for (uint64_t game = first; game < first + games; game++) {
    generator g = seeded(seed, game);
    t.cards = 2 * pairs;
    t.left = pairs;
    t.first = t.second = -1;
    t.moves = t.pairs = t.points = 0;
    memset(t.flags, 0, (size_t)t.cards);
    deal(&g, t.order, t.cards);
    t.digest = 0;
    for (int i = 0; i < t.cards; i++) t.digest += t.keys[i] * (uint64_t)t.order[i];
    memset(place, -1, sizeof(place[0]) * (size_t)pairs);
    int unseen = 0, known = 0;
    while (t.left > 0) {
      int planned = known > 0;
      int one = planned ? pending[--known][0] : unseen;
      if (one < 0 || one >= t.cards || choose(&t, t.order[one]) != 1) return 0;
      int picture = t.order[one] / 2;
      int two = planned                ? pending[known][1]
                : place[picture] >= 0 ? place[picture]
                                      : unseen + 1;
      if (two < 0 || two >= t.cards) return 0;
      int fresh = !((t.flags[t.order[one]] | t.flags[t.order[two]]) & seen);
      int outcome = choose(&t, t.order[two]);
      if (outcome == 0) return 0;
      if (one == unseen) unseen++;
      if (two == unseen) unseen++;
      if (outcome == 2) {
        lucky += (uint64_t)fresh;
        continue;
      }
      turn_down(&t);
      int other = t.order[two] / 2;
      place[picture] = (int16_t)one;
      if (place[other] >= 0) {
        pending[known][0] = place[other];
        pending[known][1] = (int16_t)two;
        known++;
      } else {
        place[other] = (int16_t)two;
      }
    }
    moves[t.moves]++;
    last_digest = t.digest;
  }
  return lucky;
}
