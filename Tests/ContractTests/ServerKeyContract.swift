import AppValues
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialTestSupport
import Synchronization
import Testing

@Suite("The keys of several servers on the same data")
struct ServerKeyContract {
  @Test("A server says which of its keys differ, and only then", arguments: BackendKind.available)
  func differing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (first, second) = (world.keys("first"), world.keys("second"))
      #expect(try await world.start(first, pushKey: "A").isEmpty)
      #expect(try await world.start(first, pushKey: "A").isEmpty)
      for _ in 1...2 {
        let said = try await world.start(second, pushKey: "B")
        #expect(said.count == 2)
        #expect(said.first?.hasPrefix("The file secret-key in the data folder") == true)
        #expect(said.last?.hasPrefix("The file push-key in the data folder") == true)
      }
      // What differs changes nothing for those that don't.
      #expect(try await world.start(first, pushKey: "A").isEmpty)
      let key = try #require(try first.read())
      try second.replace(with: key)
      #expect(try await world.start(second, pushKey: "A").isEmpty)
    }
  }

  @Test(
    "A key that is replaced by putting a new one before it differs where the new one lacks",
    arguments: BackendKind.available)
  func replaced(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (first, second, new) = (world.keys("first"), world.keys("second"), world.keys("new"))
      #expect(try await world.start(first, pushKey: "A").isEmpty)
      let old = try #require(try first.read())
      try second.replace(with: old)
      _ = try await SecretBox(in: new).keyNames()
      try first.replace(with: try #require(try new.read()) + old)
      #expect(try await world.start(first, pushKey: "A").isEmpty)
      #expect(try await world.start(second, pushKey: "A").count == 1)
      try second.replace(with: try #require(try first.read()))
      #expect(try await world.start(second, pushKey: "A").isEmpty)
    }
  }

  @Test("A restored network takes the keys that it's given", arguments: BackendKind.available)
  func restored(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      #expect(try await world.start(world.keys("first"), pushKey: "A").isEmpty)
      let file = world.folder.path("network.backup")
      _ = try await world.backend.backUp(to: file, replacing: false) { _ in }
      try await world.restored(from: file) { other, _ in
        let first = try await other.start(other.keys("other"), pushKey: "B")
        let second = try await other.start(other.keys("third"), pushKey: "B")
        #expect(first.isEmpty && second.count == 1)
      }
    }
  }
}

extension World {
  fileprivate func keys(_ name: String) -> PrivateFile { PrivateFile(folder.path("\(name)-key")) }

  /// Starts a server as one whose keys are in a file. Returns what it says.
  fileprivate func start(_ keys: PrivateFile, pushKey: String) async throws -> [String] {
    let said = Mutex<[String]>([])
    try await LocalBackend(
      database: database, passwords: PasswordHasher(cost: .least), secrets: SecretBox(in: keys),
      clock: clock.clock
    ) { line in said.withLock { $0.append(line) } }
    .keepKeys(pushKey: pushKey)
    return said.withLock(\.self)
  }
}
