import Foundation
import Testing

@testable import RecallApp

@Suite struct AppOptionsTests {
  private func options(_ call: String) throws -> AppOptions {
    try AppOptions(call.split(separator: " ").map(String.init))
  }

  private func wrong(_ call: String) -> String? {
    do {
      _ = try options(call)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func nothingShowsTheWindow() throws {
    #expect(try options("") == AppOptions())
    #expect(try options("").task == .run)
  }

  @Test func everyTaskIsRead() throws {
    #expect(try options("--replay a b").task == .replay(["a", "b"]))
    #expect(try options("--fuzz 100 --seed 3").task == .fuzz(100))
    #expect(try options("--fuzz 100 --seed 3").seed == 3)
    #expect(try options("--snapshot a --at 5 --output b").task == .snapshot("a"))
    #expect(try options("--snapshot --output b --force").task == .snapshot(nil))
    #expect(try options("--outline --size 30x20").size == CGSize(width: 30, height: 20))
    #expect(try options("--previews p --appearance dark").task == .previews("p"))
    #expect(try options("--record f --time-start").record == "f")
    #expect(try options("--help").task == .help)
    #expect(try options("--date 2026-11-23T12:00:05Z").date?.text == "2026-11-23T12:00:05Z")
  }

  @Test(arguments: ["--snapshot a.png --at 5", "--at 5 --snapshot a.png"])
  func aPictureToDrawIsNoReplay(call: String) throws {
    let options = try options(call)
    #expect(options.task == .snapshot(nil))
    #expect(options.output == "a.png" && options.at == 5)
  }

  @Test func aPictureBesidesAnotherOneIsTakenForAReplay() throws {
    #expect(try options("--snapshot a.png --output b.png").task == .snapshot("a.png"))
    #expect(
      wrong("--snapshot a.replay")
        == "--snapshot: expected --output with the picture's file, found nothing")
  }

  @Test(arguments: [
    ("--bogus", "expected an option (--help tells which there are), found '--bogus'"),
    ("word", "expected an option (--help tells which there are), found 'word'"),
    ("--replay", "--replay: expected a file or a folder, found nothing"),
    ("--replay --at", "--replay: expected a file or a folder, found '--at'"),
    ("--fuzz", "--fuzz: expected a number from 0 to 100000000, found nothing"),
    ("--fuzz -1", "--fuzz: expected a number from 0 to 100000000, found '-1'"),
    ("--fuzz 100000001", "--fuzz: expected a number from 0 to 100000000, found '100000001'"),
    ("--seed x", "--seed: expected a number from 0 to 18446744073709551615, found 'x'"),
    ("--size 0x1", "--size: expected a size from 1x1 to 10000x10000, found '0x1'"),
    ("--size 1x10001", "--size: expected a size from 1x1 to 10000x10000, found '1x10001'"),
    ("--size 3", "--size: expected a size from 1x1 to 10000x10000, found '3'"),
    ("--appearance grey", "--appearance: expected light or dark, found 'grey'"),
    ("--date", "--date: expected a date, found nothing"),
    ("--date soon", "--date: expected a date, such as 2026-11-23T12:00:00Z, found 'soon'"),
    ("--at 10000000001", "--at: expected a number from 0 to 10000000000, found '10000000001'"),
    ("--snapshot", "--snapshot: expected --output with the picture's file, found nothing"),
    ("--output x", "--output: expected --snapshot, of which it is the picture, found nothing"),
    ("--outline --fuzz 3", "expected one thing to do, found '--fuzz besides another one'"),
    (
      "--record a --outline",
      "--record: expected a window to record, found 'something to do without one'"
    ),
  ])
  func aWrongCallIsSaidToBeOne(call: String, expected: String) {
    #expect(wrong(call) == expected)
  }

  @Test func boundsAreAllowed() {
    #expect(wrong("--fuzz 100000000 --size 1x10000") == nil)
    #expect(wrong("--outline --at 10000000000 --seed 18446744073709551615") == nil)
  }
}
