"""Plays taps on the table as a page, in Chromium without a window, by its virtual clock.

usage: chromium.py PROGRAM TAPS
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import script


class Page:
    """A page that is spoken to through Chromium's debugging pipe: JSON, each with a zero at its end."""

    def __init__(self, program, folder):
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def connect():
            # The pipe's two ends are the descriptors 3 and 4; what they were is kept off them.
            low = os.dup(commands), os.dup(answers)
            high = [os.dup2(number, 20 + index) for index, number in enumerate(low)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={folder}", "--window-size=1280,800", "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.number = 0
        self.rest = b""
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        answer = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self.session = answer["sessionId"]

    def read(self):
        while b"\0" not in self.rest:
            piece = os.read(self.input, 1 << 16)
            if not piece:
                raise EOFError("Chromium has ended")
            self.rest += piece
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, event=None, **parameters):
        """Sends a command, and waits for its answer and for an event, if one is given."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        result = None
        while result is None or event is not None:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                result = answer["result"]
            elif answer.get("method") == event:
                event = None
        return result

    def pass_time(self, milliseconds):
        self.call("Emulation.setVirtualTimePolicy", event="Emulation.virtualTimeBudgetExpired",
                  policy="advance", budget=milliseconds)

    def value(self, expression):
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"]["value"]

    def tap(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


def main(program, taps):
    with tempfile.TemporaryDirectory() as folder:
        page = Page(program, folder)
        page.call("Page.enable")
        address = (pathlib.Path(__file__).parent / "table.html").resolve().as_uri()
        page.call("Page.navigate", event="Page.loadEventFired", url=address)
        places = page.value("[...document.querySelectorAll('.card')].map(card => {"
                            "const b = card.getBoundingClientRect();"
                            "return [b.x + b.width / 2, b.y + b.height / 2] })")
        page.call("Emulation.setVirtualTimePolicy", policy="pause")
        for card in script.cards(taps):
            page.tap(*places[card])
            page.pass_time(1000)
        script.check("Chromium", page.value("moves"), taps)
        page.call("Browser.close")
        page.process.wait()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
