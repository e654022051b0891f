import Foundation
import Records
import Statistics

// A process that plays by way of a store, for tests to kill, to lock out, and to take the room from.
// usage: appending play PATH     goes on with a game, or begins one, and adds to it until it is killed
//        appending open PATH     opens the store and says so
//        appending fill PATH     adds until there is an error, and looks whether the rest is there
// What is on its output is in the database.

/// Writes a line at once: what is in a buffer when the process is killed would be lost.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

let record = GameRecord(
  beganAt: 1_795_000_000, deck: PlayedDeck(name: "faces", title: "Faces"), pairs: 8, seed: 1)

func play(_ store: RecordStore) throws {
  if let game = try goOn(store) { return try play(store, game.id, from: game.start) }
  let id = try store.begin(record, recording: "0\n")
  say("\(id) 0")
  try play(store, id, from: 1)
}

func play(_ store: RecordStore, _ id: Int64, from start: Int) throws {
  for number in start... {
    try store.append("\(number)\n", to: id)
    say("\(id) \(number)")
  }
}

/// Takes a game that was interrupted, with the number that comes next; nil where there is none.
func goOn(_ store: RecordStore) throws -> (id: Int64, start: Int)? {
  for game in try store.interruptedGames() {
    // Another process may be faster.
    guard let recording = try? store.resume(game.id) else { continue }
    return (game.id, recording.utf8.count { $0 == UInt8(ascii: "\n") })
  }
  return nil
}

func fill(_ store: RecordStore) throws {
  let id = try store.begin(record, recording: "begun\n")
  let line = String(repeating: "x", count: 999) + "\n"
  var count = 0
  do {
    while true {
      try store.append(line, to: id)
      count += 1
    }
  } catch {
    say("\(error)")
  }
  let expected = "begun\n" + String(repeating: line, count: count)
  say(try store.recording(of: id) == expected && count > 0 ? "whole" : "not whole")
}

let (purpose, path) = (CommandLine.arguments.dropFirst().first, CommandLine.arguments.last ?? "")
do {
  let store = try RecordStore(path: path)
  switch purpose {
  case "open": say("open")
  case "fill": try fill(store)
  default: try play(store)
  }
} catch {
  say("\(error)")
  exit(1)
}
