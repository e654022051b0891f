// The table in Qt Quick: a header with the moves and a clock, and cards that turn over in 300 ms.
import QtQuick

Rectangle {
    id: table
    width: 1280
    height: 800
    color: "#224466"
    property var up: []
    property int moves: 0
    property int seconds: 0

    function choose(card) {
        if (up.indexOf(card) >= 0) return
        if (up.length === 2) {
            for (const other of up) other.isFaceUp = false
            up = []
        }
        card.isFaceUp = true
        up.push(card)
        if (up.length === 2) moves += 1
    }

    Timer {
        interval: 1000
        running: true
        repeat: true
        onTriggered: table.seconds += 1
    }
    Text { x: 20; y: 12; color: "white"; text: table.moves + " moves" }
    Text {
        x: 1180; y: 12; color: "white"
        text: Math.floor(table.seconds / 60) + ":" + String(table.seconds % 60).padStart(2, "0")
    }
    Grid {
        x: 20; y: 48; columns: 13; spacing: 10
        Repeater {
            model: 52
            Rectangle {
                id: card
                required property int index
                property bool isFaceUp: false
                objectName: "card" + index
                width: 84; height: 126; radius: 12
                color: rotation.angle < 90 ? "white" : "#dd6650"
                border.width: rotation.angle < 90 ? 3 : 0
                transform: Rotation {
                    id: rotation
                    origin.x: 42
                    axis { x: 0; y: 1; z: 0 }
                    angle: card.isFaceUp ? 0 : 180
                    Behavior on angle { NumberAnimation { duration: 300 } }
                }
                Text {
                    anchors.centerIn: parent
                    font.pixelSize: 44
                    visible: rotation.angle < 90
                    text: String.fromCharCode(65 + Math.floor(card.index / 2))
                }
                TapHandler { onTapped: table.choose(card) }
            }
        }
    }
}
