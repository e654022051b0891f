import Records
import Testing

@Suite struct DataFolderTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/ada"], "/data/recall/recall.sqlite"),
    (["XDG_DATA_HOME": "/data/"], "/data/recall/recall.sqlite"),
    (["HOME": "/home/ada"], "/home/ada/.local/share/recall/recall.sqlite"),
    (["XDG_DATA_HOME": "", "HOME": "/home/ada"], "/home/ada/.local/share/recall/recall.sqlite"),
    (["XDG_DATA_HOME": "data", "HOME": "/"], "/.local/share/recall/recall.sqlite"),
  ])
  func theEnvironmentSaysWhere(environment: [String: String], path: String) throws {
    #expect(try DataFolder(environment: environment).records == path)
  }

  @Test(arguments: [[:], ["HOME": "home"], ["XDG_DATA_HOME": "~/data", "HOME": ""]])
  func anEnvironmentThatNamesNoneIsAnError(environment: [String: String]) {
    let error = #expect(throws: RecordStoreError.noFolder) {
      try DataFolder(environment: environment)
    }
    #expect(
      error?.description == """
        There is no folder to keep games in: expected XDG_DATA_HOME or HOME in the environment with \
        a path that begins with '/', found neither.
        """)
  }
}
