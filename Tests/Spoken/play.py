#!/usr/bin/python3
"""Plays a whole game of Recall as somebody does who can't see it: all that this program knows of the game, it knows
from the accessibility bus. It chooses another deck and fewer pairs, learns what lies where from what is said, reads
the review, and quits.

usage: play.py [--found]    on a session's bus, with an X server; the game is started by whoever starts this program
                            --found: only looks whether the game is on the bus
"""
import re
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)

# Seconds that anything may take: machines that build at the same time are slow.
PATIENCE = 120
PLACE = re.compile(r"^(.*), row (\d+) of (\d+), column (\d+) of (\d+)(?:, (face up|face down))?$")

CONSEQUENCE = re.compile(r"pairs? left$|^all pairs found|turn$")


class Failure(Exception):
    """What was expected, and what was there instead."""


class Listener:
    """Hears what is said and what changes, while somebody waits."""

    def __init__(self):
        self.announcements = []
        self.events = {}
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in (
            "object:announcement", "object:property-change:accessible-name",
            "object:children-changed", "object:state-changed", "object:text-changed",
            "object:text-caret-moved", "window:",
        ):
            self.listener.register(kind)

    def hear(self, event):
        self.events[event.type] = self.events.get(event.type, 0) + 1
        if event.type.startswith("object:announcement"):
            self.announcements.append(event.any_data)


def wait(what, find, patience=PATIENCE):
    """What `find` answers once it answers anything."""
    end = time.monotonic() + patience
    while True:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            found = find()
        except (GLib.Error, SystemError):
            # What was there is gone.
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"expected {what} within {patience} s")
        time.sleep(0.02)


def everything(node):
    """An element and all that is inside, in the order in which one reads."""
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from everything(child)


def program():
    """The game, once it is on the bus with its window."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is not None and application.get_name() == "recall" and application.get_child_count():
            # What is kept here would be what was, not what is.
            application.set_cache_mask(Atspi.Cache.NONE)
            return application
    return None


def states(node):
    return node.get_state_set()


def act(node, name=None):
    """Does something to an element: what it is called, or what comes first."""
    actions = node.get_action_iface()
    names = [Atspi.Action.get_action_name(actions, n) for n in range(Atspi.Action.get_n_actions(actions))] if actions else []
    if name is None and not names or name is not None and name not in names:
        raise Failure(f"expected something to do to {node.get_name()!r} ({name}), found {names}")
    if not Atspi.Action.do_action(actions, names.index(name) if name else 0):
        raise Failure(f"expected {node.get_name()!r} to be acted on, found a refusal")


class Player:
    def __init__(self):
        self.listener = Listener()
        self.application = wait("the game on the bus", program)

    def elements(self):
        return list(everything(self.application.get_child_at_index(0)))

    def find(self, pattern, role=None):
        """The first element whose name matches, and which can be used."""
        for node in self.elements():
            if role is not None and node.get_role() != role:
                continue
            if re.search(pattern, node.get_name() or "") and states(node).contains(Atspi.StateType.ENABLED):
                return node
        return None

    def press(self, pattern, action=None, role=None):
        node = wait(f"an element called {pattern!r}", lambda: self.find(pattern, role))
        act(node, action)

    # Choosing a game

    def choose_game(self, pairs):
        self.press(r"^New game")
        self.press(r"^(Vehicles|Animals|Faces|Food)", role=Atspi.Role.PUSH_BUTTON)
        self.press(r"^Food", role=Atspi.Role.PUSH_BUTTON)

        def stepper():
            return next(
                (node for node in self.elements() if node.get_role() == Atspi.Role.SPIN_BUTTON), None)

        def count():
            found = stepper()
            number = re.search(r"\d+", f"{found.get_name()} {found.get_description()}") if found else None
            return int(number.group()) if number else None

        while (now := wait("how many pairs are played", count)) != pairs:
            act(stepper(), "decrement" if now > pairs else "increment")
            wait("another number of pairs", lambda: count() not in (None, now))
        if self.find(r"^Food") is None:
            raise Failure("expected the deck that was chosen, found another one")
        self.press(r"^Play$")

    # Playing

    def cards(self):
        """What is said of each place, by row and column."""
        found = {}
        for node in self.elements():
            match = PLACE.match(node.get_name() or "")
            if match:
                place = (int(match[2]), int(match[4]))
                if place in found:
                    raise Failure(f"expected one card at {place}, found two")
                found[place] = (match[1], match[6], node)
        return found

    def choose(self, place):
        """Turns a card up, and answers what it shows. A pair is gone at once, so what is said counts as well."""
        before = len(self.listener.announcements)
        what, side, node = self.cards()[place]
        if (what, side) != ("card", "face down"):
            raise Failure(f"expected a card that tells nothing at {place}, found {what!r}, {side}")
        if node.get_role() != Atspi.Role.PUSH_BUTTON or not node.get_component_iface().get_size().x > 0:
            raise Failure(f"expected a card of some size at {place}")
        act(node, "click")

        def of_cards():
            # What follows from a move may be heard after the next one was begun.
            return [text for text in self.listener.announcements[before:] if not CONSEQUENCE.search(text)]

        said = wait(f"what lies at {place} to be said", of_cards)[0]
        shown = self.cards().get(place)
        if shown and shown[1] == "face up":
            return shown[0]
        # The second one of a pair.
        match = re.match(r"^match: (.*)$", said)
        if not match:
            raise Failure(f"expected to hear of the card at {place}, heard {said!r}, found {shown}")
        return match[1]

    def play(self, pairs):
        wait("the deck", lambda: self.find(r"^deck, deals"))
        if not any(side for _, side, _ in self.cards().values()):
            self.press(r"^deck, deals")
        wait(
            "all cards on the table",
            lambda: len([side for _, side, _ in self.cards().values() if side == "face down"]) == 2 * pairs)
        known, gone = {}, set()
        places = sorted(self.cards())
        for _ in range(40 * pairs):
            if len(gone) == 2 * pairs:
                break
            twins = [
                (first, second) for first, name in known.items() for second, other in known.items()
                if first < second and name == other and not {first, second} & gone
            ]
            unknown = [place for place in places if place not in known and place not in gone]
            first = twins[0][0] if twins else unknown[0]
            # A mismatch that lies there is turned down by the next choice.
            name = self.choose(first)
            known[first] = name
            others = [place for place in places if known.get(place) == name and place not in gone | {first}]
            second = others[0] if others else [place for place in places if place not in known and place not in gone][0]
            name = self.choose(second)
            known[second] = name
            if known[first] == known[second]:
                gone |= {first, second}
        if len(gone) != 2 * pairs:
            raise Failure(f"expected to find {pairs} pairs, found {len(gone) // 2}")

    # Text

    def say_a_name(self, name):
        """Types a name into the settings, and takes a part of it out again."""
        self.press(r"^Settings$")

        def field():
            return next((node for node in self.elements() if node.get_role() == Atspi.Role.ENTRY), None)

        def text():
            found = field()
            return found and Atspi.Text.get_text(found.get_text_iface(), 0, -1)

        wait("a field for a name", field)
        Atspi.EditableText.set_text_contents(field().get_editable_text_iface(), name)
        wait(f"the name {name!r}", lambda: text() == name)
        Atspi.EditableText.insert_text(field().get_editable_text_iface(), 1, "xy", 2)
        wait("what was inserted", lambda: text() == f"{name[0]}xy{name[1:]}")
        Atspi.EditableText.delete_text(field().get_editable_text_iface(), 1, 3)
        wait("what was taken out to be gone", lambda: text() == name)
        Atspi.Text.set_caret_offset(field().get_text_iface(), 2)
        wait("the caret at 2", lambda: Atspi.Text.get_caret_offset(field().get_text_iface()) == 2)
        if not states(field()).contains(Atspi.StateType.FOCUSED):
            raise Failure("expected the field to have the focus")
        wait("a way back", self.back)

    def run(self):
        pairs = 4
        self.say_a_name("Ada")
        self.choose_game(pairs)
        self.play(pairs)
        heard = self.listener.announcements
        wait("to hear of the end", lambda: any(text.startswith("all pairs found") for text in heard))
        for text in ("1 pair left", f"{pairs - 1} pairs left"):
            if text not in heard:
                raise Failure(f"expected to hear {text!r}, heard {heard}")
        self.press(r"^(Look back|Review)", role=Atspi.Role.PUSH_BUTTON)
        words = wait(
            "the review", lambda: [n.get_name() for n in self.elements() if re.search(r"moves?\b", n.get_name() or "")])
        print("review:", "; ".join(words[:3]))
        wait("a way back", self.back)
        self.press(r"^Quit$")
        wait("the game to be gone", lambda: program() is None)
        for kind in (
            "object:property-change:accessible-name", "object:children-changed:add", "object:text-changed:insert",
            "object:text-changed:delete", "object:text-caret-moved", "object:state-changed:focused",
        ):
            if not self.listener.events.get(kind):
                raise Failure(f"expected to be told {kind}, found {sorted(self.listener.events)}")
        print(f"heard {len(heard)} announcements and {sum(self.listener.events.values())} events")

    def back(self):
        """Goes back until the start is there again."""
        if self.find(r"^Quit$"):
            return True
        button = self.find(r"^(Back|Home|Recall|Done|Menu)\b", role=Atspi.Role.PUSH_BUTTON)
        if button is not None:
            act(button)
        return False


if __name__ == "__main__":
    try:
        player = Player()
        if sys.argv[1:] != ["--found"]:
            player.run()
    except Failure as failure:
        print(f"play.py: {failure}; there was:", file=sys.stderr)
        for node in everything(program() or Atspi.get_desktop(0)):
            print(f"  {node.get_role_name()} {node.get_name()!r}, {node.get_description()!r}", file=sys.stderr)
        sys.exit(1)
