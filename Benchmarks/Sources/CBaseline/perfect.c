#include "CBaseline.h"
#include "generator.h"

#include <string.h>

uint64_t baseline_perfect_games(uint64_t seed, uint64_t first, uint64_t games, int pairs,
                                uint64_t *moves) {
  int16_t deck[2 * most_pairs];   // picture by place
  int16_t place[most_pairs];      // where a picture was seen, or -1
  int16_t pending[most_pairs][2]; // pairs that are known and not yet taken
  uint64_t lucky = 0;
  if (pairs < 1 || pairs > most_pairs) return 0;
  for (uint64_t game = first; game < first + games; game++) {
    generator g = seeded(seed, game);
    int cards = 2 * pairs;
    deal(&g, deck, cards);
    for (int i = 0; i < cards; i++) deck[i] /= 2;
    memset(place, -1, sizeof(place[0]) * (size_t)pairs);
    int left = pairs, unseen = 0, known = 0;
    uint64_t turns = 0;
    while (left > 0) {
      turns++;
      if (known > 0) {
        // Turn up both cards of a known pair, and compare them as anybody else would.
        known--;
        if (deck[pending[known][0]] == deck[pending[known][1]]) left--;
        continue;
      }
      int one = unseen++;
      int picture = deck[one];
      if (place[picture] >= 0) {
        if (deck[place[picture]] == picture) left--;
        continue;
      }
      int two = unseen++;
      int other = deck[two];
      if (other == picture) {
        lucky++;
        left--;
        continue;
      }
      place[picture] = (int16_t)one;
      if (place[other] >= 0) {
        pending[known][0] = place[other];
        pending[known][1] = (int16_t)two;
        known++;
      } else {
        place[other] = (int16_t)two;
      }
    }
    moves[turns]++;
  }
  return lucky;
}
