import Entities
import Foundation
import Shell
import Testing

@Suite struct DataDirectoryTests {
  @Test func theFolderGivenGoesBeforeTheStandardOne() {
    let environment = ["XDG_DATA_HOME": "/data", "HOME": "/home/alice"]
    #expect(DataDirectory("/elsewhere/x", environment: environment).path == "/elsewhere/x")
    #expect(DataDirectory(nil, environment: environment).path == "/data/socialconnect")
    #expect(DataDirectory("", environment: environment).path == "/data/socialconnect")
  }

  @Test func withoutXDGItLiesInTheHomeFolder() {
    let standard = "/home/alice/.local/share/socialconnect"
    #expect(DataDirectory(nil, environment: ["HOME": "/home/alice"]).path == standard)
    #expect(
      DataDirectory(nil, environment: ["XDG_DATA_HOME": "relative", "HOME": "/home/alice"]).path
        == standard)
  }

  @Test func aRelativeFolderIsTakenFromWhereOneStands() {
    let here = FileManager.default.currentDirectoryPath
    #expect(DataDirectory("data/x", environment: [:]).path == here + "/data/x")
  }

  @Test func itIsMadeForItsOwnerAlone() throws {
    let home = try TemporaryHome()
    let directory = DataDirectory(nil, environment: ["HOME": home.path])
    try directory.create()
    try directory.create()
    #expect(try mode(of: directory.path) == 0o700)
  }

  @Test func aFileInItsPlaceIsSaidToBeNoPlaceForData() throws {
    let home = try TemporaryHome()
    #expect(FileManager.default.createFile(atPath: home.path + "/file", contents: nil))
    #expect(throws: SocialError.storage(.notAFolder)) {
      try DataDirectory(home.path + "/file", environment: [:]).create()
    }
  }
}
