"""The taps that all programs play: a card a second, never two that match in a row."""

import sys

CARDS = 52


def cards(taps):
    """First one card of each pair and then the other, over and over."""
    order = list(range(0, CARDS, 2)) + list(range(1, CARDS, 2))
    return [order[tap % CARDS] for tap in range(taps)]


def check(name, moves, taps):
    """Ends the program when the taps didn't get to the game."""
    if moves != taps // 2:
        sys.exit(f"{name}: expected {taps // 2} moves of {taps} taps, found {moves}")
