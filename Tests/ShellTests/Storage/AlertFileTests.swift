import Foundation
import Notifications
import SocialMenuShell
import SocialShell
import Testing

@Suite struct AlertFileTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  private func file(path: String = "/nowhere") -> AlertFile {
    AlertFile(directory: home.directory, path: path)
  }

  @Test func everyWayIsOffUntilSomebodySwitchesItOn() async throws {
    #expect(try await file().load() == NoticeAlerts())
    #expect(!FileManager.default.fileExists(atPath: home.directory.path), "reading makes nothing")
    #expect(try await file().change([.terminal: true, .bell: true]) == NoticeAlerts([.terminal, .bell]))
    #expect(try await file().change([.bell: false, .desktop: false]) == NoticeAlerts([.terminal]))
    #expect(try await file().load() == NoticeAlerts([.terminal]))
    #expect(try home.text(of: "alerts.json") == #"{"version":1,"ways":["terminal"]}"#)
  }

  @Test func changesAtTheSameTimeAreAllKept() async throws {
    try await withThrowingTaskGroup { group in
      for way in AlertWay.shell {
        let file = file()
        group.addTask { _ = try await file.change([way: true]) }
      }
      try await group.waitForAll()
    }
    #expect(try await file().load() == NoticeAlerts(Set(AlertWay.shell)))
  }

  @Test(arguments: ["", "{", #"{"version":1,"ways":["telegraph"]}"#])
  func aFileThatCannotBeUnderstoodSwitchesNothingOn(_ text: String) async throws {
    try home.write(text, to: "alerts.json")
    #expect(try await file().load() == NoticeAlerts())
    #expect(try await file().change([.bell: true]) == NoticeAlerts([.bell]))
  }

  @Test func whatNeedsAProgramThatIsNotThereIsKnown() throws {
    #expect(file().missing == [.desktop])
    try home.write("", to: "notify-send")
    #expect(chmod(home.directory.path + "/notify-send", 0o700) == 0)
    #expect(file(path: "/nowhere:" + home.directory.path).missing == [])
  }
}
