import AppValues
import Authentication
import Entities
import Foundation
import SocialMenuShell
import SocialShell
import SocialTestSupport
import Testing

@Suite struct SessionFileTests {
  private let home: TemporaryHome
  private let alice = Session(
    id: ID("s1"), user: ID("u1"), handle: "alice", name: "Alice 🐈", token: "secret-1")
  private let bob = Session(
    id: ID("s2"), user: ID("u2"), handle: "bob", name: "ボブ", token: "secret-2",
    scopes: AccessScopes([.read, .writeMedia]))

  init() throws {
    home = try TemporaryHome()
  }

  private func file() -> SessionFile {
    SessionFile(directory: home.directory, patience: .seconds(60)) { [home] in home.log($0) }
  }

  @Test func nobodyIsSignedInAtFirst() async throws {
    #expect(try await file().load() == SavedSessions())
    #expect(!FileManager.default.fileExists(atPath: home.directory.path), "reading makes nothing")
  }

  @Test func whoIsSignedInIsRememberedByTheNextProcess() async throws {
    let saved = SavedSessions(sessions: [alice, bob], current: bob.id)
    try await file().update { $0 = saved }
    #expect(try await file().load() == saved)
    #expect(home.logged == [])
  }

  @Test func onlyTheOwnerMayReadTheSecrets() async throws {
    try await file().update { [alice] in $0.sessions = [alice] }
    #expect(try mode(of: home.directory.path + "/sessions.json") == 0o600)
    #expect(try mode(of: home.directory.path) == 0o700)
  }

  @Test func accountsAtServersAreRememberedWithWhatReachesThem() async throws {
    let server = HomeServer(
      address: "https://social.example", name: "social.example",
      certificateAuthority: LocalFile(path: "/etc/own.pem"),
      app: HomeServerApp(id: "app", secret: "app secret"))
    let remote = Session(
      id: ID("u1@social.example"), user: ID("u1"), handle: "alice", name: "Alice", token: "remote",
      scopes: AccessScopes([.read, .write]), server: server)
    let plain = Session(
      id: ID("u1@other.example"), user: ID("u1"), handle: "alice", name: "Alice", token: "other",
      server: HomeServer(address: "https://other.example", name: "other.example"))
    let saved = SavedSessions(sessions: [alice, remote, plain], current: remote.id)
    try await file().update { $0 = saved }
    #expect(try await file().load() == saved)
    // Earlier programs would ask their own network about these, and forget them.
    #expect(try home.text(of: "sessions.json").contains("\"version\" : 2"))
    #expect(try mode(of: home.directory.path + "/sessions.json") == 0o600)
    try await file().update { [alice] in $0.sessions = [alice] }
    #expect(try home.text(of: "sessions.json").contains("\"version\" : 1"))
  }

  @Test func tokensThatAreKeptElsewhereAreNotWritten() async throws {
    let keeper = TokenKeeper(
      give: "pass show social", store: "pass insert -m social", erase: "pass rm social")
    let kept = Session(
      id: ID("u1@social.example"), user: ID("u1"), handle: "alice", name: "Alice", token: "",
      server: HomeServer(address: "https://social.example", name: "social.example", keeper: keeper))
    let saved = SavedSessions(sessions: [alice, kept], current: kept.id)
    try await file().update { $0 = saved }
    #expect(try await file().load() == saved)
    let text = try home.text(of: "sessions.json")
    // Earlier programs would find a session without its token, and sign everyone out.
    #expect(text.contains("\"version\" : 3") && text.components(separatedBy: "\"token\"").count == 2)
  }

  @Test func aFolderIsOneDeviceWhoeverAsks() async throws {
    let tokens = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        let file = file()
        group.addTask { try await file.origin().device.value }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(tokens.count == 1 && tokens.first?.count == 43)
    #expect(try mode(of: home.directory.path + "/device") == 0o600)
    let other = try TemporaryHome()
    #expect(try await SessionFile(directory: other.directory) { _ in }.origin().device.value != tokens.first)
    try home.write("damaged", to: "device")
    let anew = try await file().origin()
    #expect(!tokens.contains(anew.device.value))
    #expect(try await file().origin() == anew)
  }

  @Test func changesAtTheSameTimeAreAllKept() async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<12 {
        let file = file()
        group.addTask {
          let session = Session(
            id: ID("s\(number)"), user: ID("u\(number)"), handle: "h", name: "n", token: "t")
          try await file.update { $0.sessions.append(session) }
        }
      }
      try await group.waitForAll()
    }
    let ids = try await file().load().sessions.map(\.id.rawValue)
    #expect(Set(ids) == Set((0..<12).map { "s\($0)" }))
  }

  @Test(arguments: ["", "{", "not json", "[]", #"{"version":1}"#, #"{"version":1,"sessions":[{}]}"#])
  func aDamagedFileIsSetAsideAndSaidSo(content: String) async throws {
    try home.write(content, to: "sessions.json")
    #expect(try await file().load() == SavedSessions())
    #expect(try home.text(of: "sessions.json.damaged") == content)
    #expect(home.logged.count == 1)
    #expect(home.logged.first?.contains("sessions.json.damaged") == true)
    #expect(try home.names() == ["sessions.json.damaged"])
  }

  @Test func oneCanSignInAgainOverADamagedFile() async throws {
    try home.write("{", to: "sessions.json")
    try await file().update { [alice] in $0.sessions.append(alice) }
    #expect(try await file().load().sessions == [alice])
    #expect(try home.text(of: "sessions.json.damaged") == "{")
  }

  @Test func aNewerFileIsLeftAlone() async throws {
    let newer = #"{"version":4,"people":"elsewhere"}"#
    try home.write(newer, to: "sessions.json")
    await #expect(throws: AppError.storage(.newerVersion)) { try await file().load() }
    await #expect(throws: AppError.storage(.newerVersion)) { try await file().update { _ in } }
    #expect(try home.text(of: "sessions.json") == newer)
  }

  @Test func keysOfOthersArePassedOver() async throws {
    try home.write(
      """
      {"version":1,"current":"s1","theme":"dark","sessions":[{"id":"s1","user":"u1","handle":"alice",\
      "name":"Alice 🐈","token":"secret-1","colour":"red"}]}
      """, to: "sessions.json")
    #expect(try await file().load() == SavedSessions(sessions: [alice], current: alice.id))
  }

  @Test func aCurrentSessionThatIsNotThereIsNone() async throws {
    try await file().update { [alice] in
      $0 = SavedSessions(sessions: [alice], current: ID("gone"))
    }
    #expect(try await file().load() == SavedSessions(sessions: [alice], current: nil))
  }
}
