import Testing

@testable import AppData

@Suite struct AppDataErrorTests {
  @Test(arguments: [
    (
      AppDataError.badName("a/b"),
      "Nothing is kept for a program called 'a/b': expected a name of 1 to 100 bytes without '/' "
        + "that doesn't begin with a dot."
    ),
    (
      .noFolder,
      "There is no folder to keep anything in: expected XDG_DATA_HOME or HOME in the environment "
        + "with a path that begins with '/', found neither."
    ),
    (
      .newer(path: "/a"),
      "'/a' was written by a newer version, which this one can't read; it is left alone."
    ),
    (.damaged(path: "/a", keptAs: "/b"), "'/a' was damaged; it is kept as '/b'."),
    (.damaged(path: "/a", keptAs: nil), "'/a' is damaged, and can't be put aside."),
    (
      .unreadable(path: "/a", reason: "Permission denied"),
      "'/a' can't be read: Permission denied."
    ),
    (.tooLarge(path: "/a", bytes: 9), "'/a' is not read: expected at most 9 bytes in all."),
    (
      .badPath("../a"),
      "The file '../a' is not kept: expected a path inside of the program's own folder."
    ),
    (
      .locked(path: "/a"),
      "Nothing is kept in '/a' now: another process has been writing there for long."
    ),
    (.full(path: "/a"), "There is no room left on the disk for '/a'."),
    (
      .unwritable(path: "/a", reason: "Read-only file system"),
      "'/a' can't be written: Read-only file system."
    ),
  ])
  func anErrorIsASentence(error: AppDataError, sentence: String) {
    #expect(error.description == sentence)
  }
}
