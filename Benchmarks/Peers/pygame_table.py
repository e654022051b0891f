"""Plays taps on a table of cards in pygame, with no views: rectangles, drawn by hand.

usage: pygame_table.py TAPS
"""

import os
import sys

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

import script


class Table:
    def __init__(self):
        pygame.display.init()
        pygame.font.init()
        self.screen = pygame.display.set_mode((1280, 800))
        self.font = pygame.font.Font(None, 60)
        self.small = pygame.font.Font(None, 28)
        self.places = [pygame.Rect(20 + number % 13 * 94, 48 + number // 13 * 136, 84, 126)
                       for number in range(script.CARDS)]
        self.up = []
        self.turning = {}
        self.moves = 0
        self.milliseconds = 0

    def choose(self, card):
        if card in self.up:
            return
        if len(self.up) == 2:
            for other in self.up:
                self.turning[other] = self.milliseconds
            self.up = []
        self.up.append(card)
        self.turning[card] = self.milliseconds
        if len(self.up) == 2:
            self.moves += 1

    def handle(self, event):
        if event.type == pygame.MOUSEBUTTONDOWN:
            for number, place in enumerate(self.places):
                if place.collidepoint(event.pos):
                    self.choose(number)

    def draw(self):
        self.screen.fill((34, 102, 68))
        seconds = self.milliseconds // 1000
        for text, x in ((f"{self.moves} moves", 20), (f"{seconds // 60}:{seconds % 60:02}", 1180)):
            self.screen.blit(self.small.render(text, True, "white"), (x, 12))
        for number, place in enumerate(self.places):
            passed = min((self.milliseconds - self.turning.get(number, -300)) / 300, 1)
            is_up = (number in self.up) == (passed > 0.5)
            width = abs(2 * passed - 1) * place.width
            card = pygame.Rect(place.centerx - width / 2, place.y, width, place.height)
            pygame.draw.rect(self.screen, "white" if is_up else (220, 100, 80), card, border_radius=12)
            if is_up and passed == 1:
                letter = self.font.render(chr(65 + number // 2), True, "black")
                self.screen.blit(letter, letter.get_rect(center=place.center))
        pygame.display.flip()


def main(taps):
    table = Table()
    for card in script.cards(taps):
        pygame.event.post(pygame.event.Event(
            pygame.MOUSEBUTTONDOWN, pos=table.places[card].center, button=1))
        for event in pygame.event.get():
            table.handle(event)
        # One picture of what came of the tap: nobody looks at the others.
        table.milliseconds += 1000
        table.draw()
    script.check("pygame", table.moves, taps)


if __name__ == "__main__":
    main(int(sys.argv[1]))
