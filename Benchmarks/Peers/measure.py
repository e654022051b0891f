"""Measures the same taps on the game's own screen and on tables of other toolkits, taking turns.

Each program plays a few taps, and twice as many; the processor's time of the difference, and the real
time, are what a tap takes. Of each the fastest of several rounds counts.

usage: measure.py PATH-OF-RECALL PATH-OF-SESSIONS CHROMIUM [ROUNDS]
"""

import ctypes
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent


PR_SET_CHILD_SUBREAPER = 36


def wait_for_descendants():
    """Waits for what a program started and left behind, so that its time is counted."""
    while True:
        try:
            os.wait()
        except ChildProcessError:
            return


class Peer:
    """A program that plays as many taps as it is told.

    Those that can't own the clock play fewer: each tap takes its time.
    """

    def __init__(self, name, command, taps, owns_clock, same_twice, frames):
        self.name = name
        self.command = command
        self.taps = taps
        self.notes = (owns_clock, same_twice, frames)
        # The processor's time and the real time of a few taps and of many, in seconds.
        self.few = self.many = (float("inf"), float("inf"))

    def time(self, taps):
        command = self.command(taps)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=HERE)
        real = time.monotonic() - start
        wait_for_descendants()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        processor = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        return processor, real

    def measure(self):
        self.few = tuple(map(min, self.few, self.time(self.taps)))
        self.many = tuple(map(min, self.many, self.time(2 * self.taps)))

    @property
    def processor(self):
        return (self.many[0] - self.few[0]) / self.taps

    @property
    def real(self):
        return (self.many[1] - self.few[1]) / self.taps


def main(recall, sessions, chromium, rounds):
    python = sys.executable
    # Processes whose parent has ended become children of this one, which Chromium's do.
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    with tempfile.TemporaryDirectory() as folder:

        def replay(taps):
            path = os.path.join(folder, f"{taps}.replay")
            if not os.path.exists(path):
                with open(path, "w") as file:
                    subprocess.run([sessions, "script", str(taps // 60)], check=True, stdout=file)
            return [recall, "replay", path]

        peers = [
            Peer("Recall: the game's own screen", replay, 600, "yes", "yes", "none"),
            Peer("pygame, no views", lambda taps: [python, "pygame_table.py", str(taps)],
                 600, "yes, by hand", "yes", "one a tap"),
            Peer("Chromium, virtual clock",
                 lambda taps: [python, "chromium.py", chromium, str(taps)],
                 600, "yes", "not promised", "as they come"),
            Peer("Qt Quick", lambda taps: [python, "qtquick.py", str(taps)],
                 60, "no", "no", "60 a second"),
        ]
        for _ in range(rounds):
            for peer in peers:
                peer.measure()
    ours = peers[0].processor
    print("| 52 cards | processor's time a tap | ÷ ours | real time a tap | owns the clock "
          "| the same twice | frames |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for peer in peers:
        cells = [peer.name, f"{peer.processor * 1e3:.3f} ms", f"{peer.processor / ours:.1f} ×",
                 f"{peer.real * 1e3:.2f} ms", *peer.notes]
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__.splitlines()[-1])
    main(*sys.argv[1:4], int(sys.argv[4]) if len(sys.argv) > 4 else 3)
