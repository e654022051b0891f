import Foundation
import Records
import Synchronization
import Testing

@testable import recall

@Suite struct FirstWindowTests {
  private let scratch: TemporaryFolder
  private let folder: DataFolder
  private let starts = Starts()

  /// How many later starts were heard of, by another thread.
  private final class Starts: Sendable {
    let count = Mutex(0)

    func hear() { count.withLock { $0 += 1 } }
    var heard: Int { count.withLock { $0 } }
  }

  init() throws {
    scratch = try TemporaryFolder()
    folder = DataFolder(path: scratch.path("data"))
    try make(folder)
  }

  private func make(_ folder: DataFolder) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
  }

  private func open(_ folder: DataFolder) -> FirstWindow? {
    FirstWindow(in: folder) { [starts] in starts.hear() }
  }

  @Test func whereNoWindowIsThereIsNothingToRaise() throws {
    #expect(!FirstWindow.raise(in: folder))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func eachLaterStartHasTheFirstWindowRaised() throws {
    let first = try #require(open(folder))
    for count in 1...3 {
      #expect(FirstWindow.raise(in: folder))
      #expect(starts.heard == count)
    }
    #expect(open(folder) == nil, "one has the place")
    let other = DataFolder(path: scratch.path("other"))
    try make(other)
    #expect(!FirstWindow.raise(in: other))
    #expect(open(other) != nil, "another folder is another player's")
    withExtendedLifetime(first) {}
  }

  @Test func whoseWindowIsClosedIsNotTheFirstAnyMore() throws {
    var first = open(folder)
    #expect(first != nil)
    first = nil
    #expect(!FirstWindow.raise(in: folder))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    #expect(open(folder) != nil)
  }

  /// As after a program that was killed.
  @Test func aSocketAtWhichNobodyIsHasItsPlaceTaken() throws {
    do {
      let place = try #require(SocketPlace(in: folder.path))
      _ = try #require(place.listen())
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["window"])
    #expect(!FirstWindow.raise(in: folder))
    let first = try #require(open(folder))
    #expect(FirstWindow.raise(in: folder))
    withExtendedLifetime(first) {}
  }

  @Test func aProgramThatHangsKeepsNobodyFromPlaying() throws {
    let place = try #require(SocketPlace(in: folder.path))
    let silent = try #require(place.listen())
    #expect(!FirstWindow.raise(in: folder, patience: 50))
    #expect(open(folder) == nil, "nor is it robbed of its place")
    withExtendedLifetime(silent) {}
  }

  @Test func whoHasGoneBeforeTheAnswerDoesNoHarm() throws {
    let first = try #require(open(folder))
    let place = try #require(SocketPlace(in: folder.path))
    for _ in 0..<20 {
      guard case .present = place.connect() else {
        Issue.record("nobody answers")
        return
      }
    }
    #expect(FirstWindow.raise(in: folder))
    withExtendedLifetime(first) {}
  }

  /// Longer than an address has room for.
  @Test func aFolderWithALongPathIsOneLikeOthers() throws {
    let long = DataFolder(path: scratch.path(String(repeating: "long/", count: 40) + "data"))
    try make(long)
    let first = try #require(open(long))
    #expect(FirstWindow.raise(in: long))
    withExtendedLifetime(first) {}
  }

  @Test(arguments: ["/dev/null/data", "/no/such/folder", "/proc/self", "/dev/null", ""])
  func whereNothingCanBeMadeNobodyIsFirst(path: String) {
    let nowhere = DataFolder(path: path)
    #expect(open(nowhere) == nil)
    #expect(!FirstWindow.raise(in: nowhere))
  }

  @Test func ofManyStartsAtOnceOneIsFirst() throws {
    let first = Mutex<[FirstWindow]>([])
    DispatchQueue.concurrentPerform(iterations: 16) { [folder] _ in
      guard let window = FirstWindow(in: folder, onStart: {}) else { return }
      first.withLock { $0.append(window) }
    }
    #expect(first.withLock { $0.count } == 1)
    #expect(FirstWindow.raise(in: folder))
  }
}
