#ifndef CBASELINE_H
#define CBASELINE_H

#include <stdint.h>

/// Plays games of `pairs` pairs with a perfect memory, in bare arrays; `pairs` is at most 512.
///
/// The decks, the order in which cards are turned up, and so every number of moves are those of
/// Recall's own simulation of the same seed. Adds the number of games that took m moves to
/// moves[m], of which there are 2 * pairs; returns the number of lucky matches.
uint64_t baseline_perfect_games(uint64_t seed, uint64_t first, uint64_t games, int pairs,
                                uint64_t *moves);

/// Plays the same games with the same memory, on a table that keeps in bare arrays what the rules
/// keep: which cards lie face up, which have been seen and which are won, moves, pairs and points,
/// and the digest of the cards; and that checks every choice against them.
uint64_t baseline_perfect_games_by_rules(uint64_t seed, uint64_t first, uint64_t games, int pairs,
                                         uint64_t *moves);

/// How many times memory has been allocated in this process so far.
uint64_t baseline_allocations(void);

/// How many bytes are allocated in this process; 0 where the C library doesn't tell.
uint64_t baseline_memory(void);

/// Does a piece of work; a tool that counts instructions counts those between this function's
/// beginning and its end.
void baseline_counted(void (*work)(void *), void *context);

#endif
