import Foundation
import TestSupport
import Testing

/// What belongs to a database on a server is found however the database is addressed.
@Suite(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
struct ServerFolderTests {
  @Test func anotherSpellingOfTheAddressFindsTheSameSignInsAndPhotos() async throws {
    let server = try #require(PostgreSQLServer.current)
    let sandbox = try Sandbox()
    let url = try await server.makeDatabase()
    try await sandbox.signUp("mia", ["--database", url])
    let other =
      url.replacing("postgresql://socialconnect@", with: "postgres://socialconnect:secret@")
      + "&application_name=x"
    try #require(other != url)
    let whoAmI = try await sandbox.run(["whoami", "--database", other, "--data", sandbox.data.path])
    #expect(whoAmI.exitCode == 0 && whoAmI.stdout.contains("mia"), "\(whoAmI.stderr)")
    let folders = sandbox.data.appending(path: "databases").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folders).count == 1)
    try await server.dropDatabase(url)
  }

  @Test func aNetworkOnAServerIsBackedUpAndRestored() async throws {
    let server = try #require(PostgreSQLServer.current)
    let sandbox = try Sandbox()
    let (url, empty) = (try await server.makeDatabase(), try await server.makeDatabase())
    try await sandbox.signUp("mia", ["--database", url])
    let place = ["--data", sandbox.data.path, "--database"]
    #expect(try await sandbox.run(["post", "Hello"] + place + [url]).exitCode == 0)
    let none = try await sandbox.run(["backup", "b", "--database", url, "--data", sandbox.data.path])
    #expect(none.exitCode == 0, "\(none.stderr)")
    let wrong = try await sandbox.run(["restore", "b", "--data", sandbox.folder.appending(path: "x").path])
    #expect(wrong.stderr.hasPrefix("A backup of a PostgreSQL database needs --database"))
    let taken = try await sandbox.run(["restore", "b"] + place + [url])
    #expect(taken.exitCode == 2 && taken.stderr.hasPrefix("There is a network already"))
    let restored = try await sandbox.run(["restore", "b"] + place + [empty])
    #expect(restored.exitCode == 0, "\(restored.stderr)")
    #expect(try await sandbox.run(["whoami"] + place + [empty]).exitCode == 3)
    #expect(try await sandbox.run(["whoami"] + place + [url]).exitCode == 0)
    #expect(try await sandbox.run(["check"] + place + [empty]).exitCode == 0)
    let folders = sandbox.data.appending(path: "databases").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folders).count == 2)
    for database in [url, empty] { try await server.dropDatabase(database) }
  }

  @Test func withoutItsProgramsTheirPackageIsNamed() async throws {
    let server = try #require(PostgreSQLServer.current)
    let sandbox = try Sandbox()
    let url = try await server.makeDatabase()
    let outcome = try await sandbox.run(
      ["backup", "b", "--database", url, "--data", sandbox.data.path], environment: ["PATH": "/nowhere"])
    #expect(outcome.exitCode == 1 && outcome.stderr.contains("Install the package postgresql-client"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appending(path: "b").path))
    try await server.dropDatabase(url)
  }
}
