import Entities
import Foundation
import Post
import Shell
import Testing

@Suite struct DraftFolderTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  private func drafts(of user: String? = "u1") -> DraftFolder {
    let viewer =
      user.map {
        Viewer.signedIn(Session(id: ID("s"), user: ID($0), handle: "h", name: "n", token: "t"))
      } ?? .anonymous
    return DraftFolder(directory: home.directory, viewer: viewer) { [home] in home.log($0) }
  }

  private func draft(_ text: String, on post: String? = nil) -> Draft {
    Draft(text: text, replyTo: post.map { ID($0) }, key: PublishKey("key of \(text)"))
  }

  @Test func aDraftIsThereForTheNextProcess() async throws {
    #expect(try await drafts().load(replyTo: nil) == nil)
    let draft = draft("Good morning\n皆さん\0 🐈")
    try await drafts().save(draft)
    #expect(try await drafts().load(replyTo: nil) == draft)
  }

  @Test func eachPostCommentedOnHasADraftOfItsOwn() async throws {
    let all = [draft("new"), draft("on 1", on: "1"), draft("on 2", on: "2")]
    for draft in all { try await drafts().save(draft) }
    for draft in all { #expect(try await drafts().load(replyTo: draft.replyTo) == draft) }
    try await drafts().discard(replyTo: ID("1"))
    try await drafts().discard(replyTo: ID("1"))
    #expect(try await drafts().load(replyTo: ID("1")) == nil)
    #expect(try await drafts().load(replyTo: ID("2")) == all[2])
  }

  @Test func peopleDoNotSeeEachOthersDrafts() async throws {
    try await drafts(of: "u1").save(draft("mine"))
    #expect(try await drafts(of: "u2").load(replyTo: nil) == nil)
    #expect(try await drafts(of: nil).load(replyTo: nil) == nil)
  }

  @Test func onlyTheOwnerMayReadThem() async throws {
    try await drafts().save(draft("secret"))
    let folder = home.directory.path + "/drafts/user-u1"
    #expect(try mode(of: folder) == 0o700)
    #expect(try mode(of: folder + "/post.json") == 0o600)
  }

  @Test(arguments: [
    "../../../escaped", "/etc/passwd", ".", "..", "", "a\0b", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "_", "__",
    String(repeating: "x", count: 5000), String(repeating: "猫", count: 100),
  ]) func anyIdMakesAFileInsideTheFolder(id: String) async throws {
    try await drafts(of: id).save(draft("text", on: id))
    #expect(try await drafts(of: id).load(replyTo: ID(id)) == draft("text", on: id))
    #expect(try home.names() == ["drafts"])
    let owners = try home.names(in: "drafts")
    #expect(owners.count == 1)
    #expect(try home.names(in: "drafts/\(owners[0])").count == 1)
  }

  @Test func idsThatDifferInCaseOnlyAreDifferentFilesEverywhere() async throws {
    try await drafts().save(draft("small", on: "ab"))
    try await drafts().save(draft("large", on: "AB"))
    let names = try home.names(in: "drafts/user-u1")
    #expect(Set(names.map { $0.lowercased() }).count == 2)
  }

  @Test func aDamagedDraftIsSetAsideAndSaidSo() async throws {
    try await drafts().save(draft("text"))
    try home.write("{", to: "drafts/user-u1/post.json")
    #expect(try await drafts().load(replyTo: nil) == nil)
    #expect(try home.names(in: "drafts/user-u1") == ["post.json.damaged"])
    #expect(home.logged.count == 1)
    try await drafts().save(draft("anew"))
    #expect(try await drafts().load(replyTo: nil) == draft("anew"))
  }
}
