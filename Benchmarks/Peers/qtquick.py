"""Plays taps on the table in Qt Quick, without a window.

Its animations go by the machine's clock: after each tap, the program waits until the card has turned.

usage: qtquick.py TAPS
"""

import os
import pathlib
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtQuick import QQuickView

import script


def main(taps):
    application = QGuiApplication(sys.argv)
    view = QQuickView()
    view.setSource(QUrl.fromLocalFile(str(pathlib.Path(__file__).parent / "table.qml")))
    view.show()
    table = view.rootObject()

    loop = QEventLoop()

    def wait(milliseconds):
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    wait(500)
    for card in script.cards(taps):
        place = QPointF(20 + card % 13 * 94 + 42, 48 + card // 13 * 136 + 63)
        for kind, buttons in ((QEvent.MouseButtonPress, Qt.LeftButton),
                              (QEvent.MouseButtonRelease, Qt.NoButton)):
            QGuiApplication.sendEvent(
                view, QMouseEvent(kind, place, place, Qt.LeftButton, buttons, Qt.NoModifier))
        wait(320)
    script.check("Qt Quick", table.property("moves"), taps)
    # Python's own end trips over objects that PySide has let go of too often.
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
