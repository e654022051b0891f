#!/usr/bin/python3
"""Stands for the accessibility bus and its registry, which answer nonsense here, and asks the game what makes no
sense. The game has to refuse it, and to go on.

usage: nonsense.py    on a session's bus of its own; the game is started by whoever starts this program
"""
import os
import sys
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

PATIENCE = 120
ROOT = "/org/a11y/atspi/accessible/root"
INTERFACES = """
<node>
  <interface name="org.a11y.Bus"><method name="GetAddress"><arg type="s" direction="out"/></method></interface>
  <interface name="org.a11y.Status">
    <property name="IsEnabled" type="b" access="read"/>
    <property name="ScreenReaderEnabled" type="b" access="read"/>
  </interface>
  <interface name="org.a11y.atspi.Socket">
    <method name="Embed"><arg type="(so)" direction="in"/><arg type="s" direction="out"/></method>
  </interface>
  <interface name="org.a11y.atspi.Registry">
    <method name="GetRegisteredEvents"><arg type="au" direction="out"/></method>
  </interface>
</node>
"""


class Failure(Exception):
    """What was expected, and what was there instead."""


class World:
    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        self.game = None
        information = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
        for path, name in (
            ("/org/a11y/bus", "org.a11y.Bus"), ("/org/a11y/bus", "org.a11y.Status"), (ROOT, "org.a11y.atspi.Socket"),
            ("/org/a11y/atspi/registry", "org.a11y.atspi.Registry"),
        ):
            self.bus.register_object(
                path, information.lookup_interface(name), self.called, lambda *_: GLib.Variant("b", True), None)
        for name in ("org.a11y.atspi.Registry", "org.a11y.Bus"):
            Gio.bus_own_name_on_connection(self.bus, name, Gio.BusNameOwnerFlags.NONE, None, None)

    def called(self, connection, sender, path, interface, method, arguments, invocation):
        if method == "Embed":
            self.game = sender
            invocation.return_value(GLib.Variant("(s)", ("what?",)))
        elif method == "GetRegisteredEvents":
            invocation.return_value(GLib.Variant("(au)", ([1, 2, 3],)))
        else:
            invocation.return_value(GLib.Variant("(s)", (os.environ["DBUS_SESSION_BUS_ADDRESS"],)))

    def wait(self, what, find):
        end = time.monotonic() + PATIENCE
        while not (found := find()):
            if time.monotonic() > end:
                raise Failure(f"expected {what} within {PATIENCE} s")
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.02)
        return found

    def ask(self, path, interface, method, arguments=None):
        """The answer, or the name of the error."""
        answers = []

        def answered(connection, result):
            try:
                answers.append(connection.call_finish(result).unpack())
            except GLib.Error as error:
                answers.append(Gio.DBusError.get_remote_error(error))

        self.bus.call(
            self.game, path, f"org.a11y.atspi.{interface}" if "." not in interface else interface, method, arguments,
            None, Gio.DBusCallFlags.NONE, PATIENCE * 1000, None, answered)
        return self.wait(f"an answer to {method}", lambda: answers)[0]

    def run(self):
        self.wait("the game to be given to the desktop", lambda: self.game)
        children = self.wait(
            "its window", lambda: self.ask(ROOT, "Accessible", "GetChildren")[0])
        window = children[0][1]
        unknown = "org.freedesktop.DBus.Error.Unknown"
        for path, interface, method, arguments, expected in (
            ("/org/a11y/atspi/accessible/99999", "Accessible", "GetRole", None, unknown),
            ("/org/a11y/atspi/accessible/minus1", "Accessible", "GetRole", None, unknown),
            ("/org/a11y/atspi/accessible/x/y", "Accessible", "GetRole", None, unknown),
            ("/org/a11y/atspi/nothing", "Accessible", "GetRole", None, unknown),
            (window, "Accessible", "Fly", None, unknown),
            (window, "Text", "GetText", GLib.Variant("(ii)", (0, 1)), unknown),
            (window, "Nothing", "GetText", None, unknown),
            (window, "Accessible", "GetChildAtIndex", GLib.Variant("(s)", ("0",)), "org.freedesktop.DBus.Error.InvalidArgs"),
            (window, "Component", "GetExtents", GLib.Variant("(u)", (77,)), "org.freedesktop.DBus.Error.InvalidArgs"),
            (window, "org.freedesktop.DBus.Properties", "Set",
             GLib.Variant("(ssv)", ("org.a11y.atspi.Accessible", "Name", GLib.Variant("s", "x"))),
             "org.freedesktop.DBus.Error.InvalidArgs"),
        ):
            found = self.ask(path, interface, method, arguments)
            if not isinstance(found, str) or not found.startswith(expected):
                raise Failure(f"expected {method} at {path} to be refused with {expected}, found {found}")
        # Signals that no registry would send.
        for body in (None, GLib.Variant("(i)", (1,)), GLib.Variant("(sas)", ("", [])), GLib.Variant("(ss)", ("", ":::::"))):
            for member in ("EventListenerRegistered", "EventListenerDeregistered", "Nothing"):
                self.bus.emit_signal(None, "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", member, body)
        role = self.ask(ROOT, "Accessible", "GetRole")
        if role != (75,):
            raise Failure(f"expected the game to be a program still, found role {role}")


if __name__ == "__main__":
    try:
        World().run()
    except Failure as failure:
        print(f"nonsense.py: {failure}", file=sys.stderr)
        sys.exit(1)
