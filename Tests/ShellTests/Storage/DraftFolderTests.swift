import AppValues
import Entities
import Foundation
import Post
import SocialMenuShell
import SocialShell
import SocialTestSupport
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
    Draft(
      id: ID(post.map { "comment-\($0)" } ?? "post-x"), writing: post.map { .comment(on: ID($0)) } ?? .post,
      form: PostForm(PostContent(text)), key: PublishKey("key of \(text)"),
      savedAt: Timestamp(milliseconds: 1_700_000_000_123))
  }

  @Test func aDraftIsThereForTheNextProcess() async throws {
    #expect(try await drafts().load(ID("post-x")) == nil)
    let draft = draft("Good morning\n皆さん\0 🐈")
    try await drafts().save(draft)
    #expect(try await drafts().load(ID("post-x")) == draft)
  }

  @Test func eachPostCommentedOnHasADraftOfItsOwn() async throws {
    let all = [draft("new"), draft("on 1", on: "1"), draft("on 2", on: "2")]
    for draft in all { try await drafts().save(draft) }
    for draft in all { #expect(try await drafts().load(draft.id) == draft) }
    try await drafts().discard(ID("comment-1"))
    try await drafts().discard(ID("comment-1"))
    #expect(try await drafts().load(ID("comment-1")) == nil)
    #expect(try await drafts().load(ID("comment-2")) == all[2])
  }

  @Test func accountsWithTheSameIDInDifferentNetworksHaveDraftsOfTheirOwn() async throws {
    let servers: [HomeServer?] = [
      nil, HomeServer(address: "https://social.example", name: "social.example"),
      HomeServer(address: "https://other.example", name: "other.example"),
    ]
    let folders = servers.map { server in
      let session = Session(
        id: ID("s"), user: ID("u1"), handle: "h", name: "n", token: "t", server: server)
      return DraftFolder(directory: home.directory, viewer: .signedIn(session)) { [home] in home.log($0) }
    }
    for (index, folder) in folders.enumerated() { try await folder.save(draft("\(index)")) }
    for (index, folder) in folders.enumerated() {
      #expect(try await folder.list() == [draft("\(index)")])
    }
    // What accounts on this device have begun to write stays theirs.
    #expect(try await drafts().list() == [draft("0")])
  }

  @Test func allOfOnePersonGoAtOnceDamagedOnesToo() async throws {
    try await drafts().discardAll()
    try await drafts().save(draft("mine"))
    try await drafts(of: "u2").save(draft("theirs"))
    try home.write("{", to: "drafts/user-u1/broken.json")
    #expect(try await drafts().list().count == 1)
    try await drafts().discardAll()
    #expect(try home.names(in: "drafts/user-u1") == [])
    #expect(try await drafts(of: "u2").list().count == 1)
  }

  @Test func peopleDoNotSeeEachOthersDrafts() async throws {
    try await drafts(of: "u1").save(draft("mine"))
    #expect(try await drafts(of: "u2").load(ID("post-x")) == nil)
    #expect(try await drafts(of: nil).load(ID("post-x")) == nil)
  }

  @Test func onlyTheOwnerMayReadThem() async throws {
    try await drafts().save(draft("secret"))
    let folder = home.directory.path + "/drafts/user-u1"
    #expect(try mode(of: folder) == 0o700)
    #expect(try mode(of: folder + "/post-x.json") == 0o600)
  }

  @Test(arguments: [
    "../../../escaped", "/etc/passwd", ".", "..", "", "a\0b", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "_", "__",
    String(repeating: "x", count: 5000), String(repeating: "猫", count: 100),
  ]) func anyIdMakesAFileInsideTheFolder(id: String) async throws {
    try await drafts(of: id).save(draft("text", on: id))
    #expect(try await drafts(of: id).load(ID("comment-\(id)")) == draft("text", on: id))
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
    try home.write("{", to: "drafts/user-u1/post-x.json")
    #expect(try await drafts().load(ID("post-x")) == nil)
    #expect(try home.names(in: "drafts/user-u1") == ["post-x.json.damaged"])
    #expect(home.logged.count == 1)
    try await drafts().save(draft("anew"))
    #expect(try await drafts().load(ID("post-x")) == draft("anew"))
  }

  @Test func everythingChosenIsKeptAndListed() async throws {
    let form = PostForm(
      PostContent(
        "one", warning: "w", language: "ja", place: Place(name: "湖", latitude: -35.25, longitude: 136.1),
        photos: [ID("7"), ID("8")], isSensitive: true), visibility: .direct, isSensitive: false)
    let all = [
      Draft(
        id: ID("post-a"), writing: .post, form: form, key: PublishKey("1"),
        savedAt: Timestamp(milliseconds: 5)),
      Draft(
        id: ID("edit-9"), writing: .edit(of: ID("9")), form: PostForm(PostContent("")), key: PublishKey("2"),
        basedOn: Timestamp(milliseconds: 3), savedAt: Timestamp(milliseconds: 6)),
      draft("three", on: "UPPER"),
    ]
    for draft in all { try await drafts().save(draft) }
    #expect(Set(try await drafts().list()) == Set(all))
    #expect(try await drafts(of: "u2").list() == [])
    try await drafts().discard(ID("edit-9"))
    #expect(try await drafts().list().count == 2)
  }

  /// The text of the file of a draft, its keys in order.
  private func file(of draft: Draft) async throws -> String {
    try await drafts().save(draft)
    let path = home.directory.path + "/drafts/user-u1/\(draft.id).json"
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
  }

  @Test func filesHaveTheKeysThatEarlierVersionsRead() async throws {
    #expect(
      try await file(of: draft("hi")) == """
        {"isSensitive":false,"key":"key of hi","name":"post-x","photos":[],"savedAt":1700000000123,"text":"hi","warning":""}
        """)
    let content = PostContent(
      "one", warning: "w", language: "ja", place: Place(name: "湖", latitude: -35.25, longitude: 136.5),
      photos: [ID<Photo>("7"), ID("8")])
    let edit = Draft(
      id: ID("edit-9"), writing: .edit(of: ID("9")), form: PostForm(content, visibility: .direct),
      key: PublishKey("k"), basedOn: Timestamp(milliseconds: 3), savedAt: Timestamp(milliseconds: 5))
    #expect(
      try await file(of: edit) == """
        {"basedOn":3,"editOf":"9","isSensitive":false,"key":"k","language":"ja","name":"edit-9","photos":["7","8"],\
        "place":{"latitude":-35.25,"longitude":136.5,"name":"湖"},"savedAt":5,"text":"one",\
        "visibility":"direct","warning":"w"}
        """)
  }

  @Test func draftsOfEarlierVersionsOpen() async throws {
    try await drafts().save(draft("makes the folder"))
    try home.write(#"{"text":"old","key":"k"}"#, to: "drafts/user-u1/post.json")
    try home.write(#"{"text":"older","replyTo":"7","key":"k2"}"#, to: "drafts/user-u1/comment-7.json")
    let old = try #require(try await drafts().load(ID("post")))
    #expect(old.form == PostForm(PostContent("old")) && old.writing == .post && old.key == PublishKey("k"))
    #expect(old.savedAt.milliseconds > 1_700_000_000_000)
    let older = try #require(try await drafts().load(ID("comment-7")))
    #expect(older.writing == .comment(on: ID("7")) && older.id == ID("comment-7"))
    #expect(Set(try await drafts().list().map(\.id)) == [ID("post"), ID("comment-7"), ID("post-x")])
  }

  @Test func aDamagedDraftDoesNotKeepTheOthersFromBeingListed() async throws {
    try await drafts().save(draft("fine"))
    try home.write("{", to: "drafts/user-u1/post-b.json")
    // No one publishes for everybody what was meant for some, because a word is not known.
    try home.write(
      #"{"text":"x","key":"k","visibility":"friends"}"#, to: "drafts/user-u1/post-c.json")
    #expect(try await drafts().list() == [draft("fine")])
    #expect(home.logged.count == 2)
    let names = try home.names(in: "drafts/user-u1")
    #expect(Set(names) == ["post-x.json", "post-b.json.damaged", "post-c.json.damaged"])
  }

  @Test func aFileUnderAnotherNameIsADraftOfThatName() async throws {
    try await drafts().save(draft("copied"))
    let path = home.directory.path + "/drafts/user-u1"
    try FileManager.default.copyItem(atPath: path + "/post-x.json", toPath: path + "/post-y.json")
    #expect(Set(try await drafts().list().map(\.id)) == [ID("post-x"), ID("post-y")])
    try await drafts().discard(ID("post-y"))
    #expect(try await drafts().list().map(\.id) == [ID("post-x")])
  }
}
