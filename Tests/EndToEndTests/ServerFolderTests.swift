import Foundation
import SocialTestSupport
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
    #expect(wrong.stderr.contains("Restore a backup of a PostgreSQL database into an empty one"))
    let taken = try await sandbox.run(["restore", "b"] + place + [url])
    #expect(taken.exitCode == 2 && taken.stderr.contains("There's already a network here"))
    let restored = try await sandbox.run(["restore", "b"] + place + [empty])
    #expect(restored.exitCode == 0, "\(restored.stderr)")
    #expect(try await sandbox.run(["whoami"] + place + [empty]).exitCode == 3)
    #expect(try await sandbox.run(["whoami"] + place + [url]).exitCode == 0)
    #expect(try await sandbox.run(["check"] + place + [empty]).exitCode == 0)
    let folders = sandbox.data.appending(path: "databases").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folders).count == 2)
    for database in [url, empty] { try await server.dropDatabase(database) }
  }

  @Test func aPhotoOfAnotherMachineIsSaidToBeThere() async throws {
    let server = try #require(PostgreSQLServer.current)
    let (sandbox, pictures) = (try Sandbox(), try TemporaryFolder())
    let (url, empty) = (try await server.makeDatabase(), try await server.makeDatabase())
    let here = ["--data", sandbox.data.path, "--database", url]
    let there = ["--data", sandbox.folder.appending(path: "there").path, "--database", url]
    let signUp = try await sandbox.run(
      ["sign-up", "--email", "mia@example.org", "--handle", "mia", "--name", "Mia", "--password-stdin"]
        + here,
      input: Town.password + "\n")
    try #require(signUp.exitCode == 0, "\(signUp.stderr)")
    let photo = "\(try TinyPhoto.write(to: pictures))=A dot"
    let posted = try await sandbox.run(["post", "Look", "--photo", photo, "--json"] + here)
    let id = try #require(try JSONDocument(posted.stdout)["id"].text, "\(posted.stderr)")

    for (language, words) in [
      ("en", "Look\n[Photo: A dot (stored on another device)]\npost/\(id)"),
      ("ja", "Look\n[写真: A dot（別の端末に保存されています）]\npost/\(id)"),
    ] {
      let shown = try await sandbox.run(["show", id, "--lang", language] + there)
      #expect(shown.stdout.contains(words), "\(shown.stdout)")
    }
    let json = try JSONDocument(try await sandbox.run(["show", id, "--json"] + there).stdout)["photos"]
    #expect(json.elements.map { $0["path"].isNull && $0["thumbnail"].isNull } == [true])
    let check = try await sandbox.run(["check"] + there)
    #expect(check.exitCode == 0 && check.stdout == "")
    #expect(check.stderr.contains("1 photo isn't on this device and wasn't checked.\n"))
    let signIn = try await sandbox.run(
      ["sign-in", "--email", "mia@example.org", "--password-stdin"] + there, input: Town.password + "\n")
    try #require(signIn.exitCode == 0, "\(signIn.stderr)")
    let export = try await sandbox.run(["export", "mia.zip"] + there)
    #expect(
      export.stdout.contains("\n1 photo isn't included: it's kept on another device, or lost.\n"), "\(export)"
    )
    let exported = try await sandbox.run(["export", "mia.zip", "--replace", "--json"] + there)
    #expect(try JSONDocument(exported.stdout)["absentPhotos"].number == 1, "\(exported)")
    let backup = try await sandbox.run(["backup", "b", "--lang", "ja"] + there)
    #expect(backup.exitCode == 0)
    #expect(backup.stderr.contains("写真1枚は、この端末にないため、バックアップに含まれていません。\n"))
    let restored = try await sandbox.run(["restore", "b", "--data", sandbox.data.path, "--database", empty])
    #expect(restored.exitCode == 0, "\(restored.stderr)")
    #expect(
      restored.stderr.contains("1 photo isn't on this device, so it isn't in this backup.\n"),
      "\(restored.stderr)")
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
