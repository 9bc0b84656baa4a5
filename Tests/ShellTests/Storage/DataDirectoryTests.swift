import AppValues
import Foundation
import SocialCredentials
import SocialMenuShell
import SocialShell
import SocialTestSupport
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

  @Test func whatLayByTheAddressOfADatabaseIsFoundByItsID() throws {
    let home = try TemporaryHome()
    let directory = DataDirectory(home.path, environment: [:])
    let files = FileManager.default
    func put(_ text: String, _ file: String, of url: String) throws {
      let file = "\(home.path)/databases/\(AccessToken.hash(url).prefix(16))/\(file)"
      try files.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    func read(_ file: String) -> String? {
      files.contents(atPath: "\(home.path)/databases/abc1/\(file)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    try put("first", "accounts.json", of: "postgres://a/b")
    try put("one", "media/aa/1.jpg", of: "postgres://a/b")
    try put("second", "accounts.json", of: "postgresql://a/b")
    try put("two", "media/aa/2.jpg", of: "postgresql://a/b")
    for url in ["postgres://a/b", "postgresql://a/b", "postgres://a:5432/b", "postgres://a/b"] {
      #expect(try directory.directory(ofDatabase: "abc1", at: url).path == "\(home.path)/databases/abc1")
    }
    #expect(read("accounts.json") == "first")
    #expect(read("media/aa/1.jpg") == "one" && read("media/aa/2.jpg") == "two")
  }

  @Test func anIDThatIsNoNameLeadsNowhereElse() throws {
    let directory = DataDirectory("/data", environment: [:])
    #expect(directory.directory(ofDatabase: "../../etc").path == "/data/databases/_2e_2e_2f_2e_2e_2fetc")
  }

  @Test func aFileInItsPlaceIsSaidToBeNoPlaceForData() throws {
    let home = try TemporaryHome()
    #expect(FileManager.default.createFile(atPath: home.path + "/file", contents: nil))
    #expect(throws: AppError.storage(.notAFolder)) {
      try DataDirectory(home.path + "/file", environment: [:]).create()
    }
  }

  @Test(arguments: ["sessions.json", "device", "mail-sender", "media.lock", "crash.txt"])
  func whatHoldsSecretsIsClosedToOthers(_ name: String) throws {
    let home = try TemporaryHome()
    let file = "\(home.path)/\(name)"
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    chmod(file, 0o644)
    var found: [DataFinding] = []
    try DataDirectory(home.path, environment: [:]).closeToOthers { found.append($0) }
    #expect(found == [.closed(file)])
    #expect(try mode(of: file) == 0o600)
  }

  @Test func onlyWhatIsNoFileIsSaidToBeNone() throws {
    let home = try TemporaryHome()
    #expect(FileManager.default.createFile(atPath: home.path + "/file", contents: nil))
    var found: [DataFinding] = []
    #expect(throws: AppError.storage(.notAFolder)) {
      try DataDirectory(home.path + "/file", environment: [:]).closeToOthers { found.append($0) }
    }
    #expect(found == [])
    #expect(mkfifo(home.path + "/device", 0o600) == 0)
    #expect(throws: AppError.storage(.notAFile)) {
      try DataDirectory(home.path, environment: [:]).closeToOthers { found.append($0) }
    }
    #expect(found == [.isNoFile(home.path + "/device")])
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can give a file away."))
  func aDatabaseOfWhichAPartStaysOpenIsSaidToBeOpen() throws {
    let home = try TemporaryHome()
    let directory = DataDirectory(home.path, environment: [:])
    for end in ["", "-wal"] {
      #expect(FileManager.default.createFile(atPath: directory.database + end, contents: nil))
      chmod(directory.database + end, 0o666)
    }
    #expect(chown(directory.database + "-wal", 65534, 65534) == 0)
    var found: [DataFinding] = []
    directory.closeDatabaseToOthers { found.append($0) }
    #expect(found == [.isOpen(directory.database)])
  }
}
