import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@Suite("Who may see a comment")
struct VisibilityRuleTests {
  private let repository = FakePosts()

  private var interactor: WritingInteractor {
    WritingInteractor(writing: repository, posts: repository, viewer: asAlice, language: nil) {
      PublishKey("made")
    }
  }

  private func parent(
    _ visibility: PostVisibility, by author: Author = bob, mentioning mentions: [Author] = []
  ) -> Post {
    Post(
      id: ID("9"), author: author, content: PostContent("?"), createdAt: noon, visibility: visibility,
      mentions: mentions)
  }

  @Test("is by default who can see what it replies to", arguments: PostVisibility.allCases)
  func byDefault(visibility: PostVisibility) throws {
    let post = try interactor.ready(PostForm(PostContent("@bob")), answering: parent(visibility))
    #expect(post.visibility == visibility)
    #expect(post.replyTo == ID("9"))
  }

  @Test("is fewer people where the writer writes for fewer by default")
  func byOwnDefault() throws {
    func visibility(_ parent: PostVisibility, _ standard: PostVisibility) throws -> PostVisibility {
      let post = try interactor.ready(
        PostForm(PostContent("@bob")), answering: self.parent(parent),
        by: WritingDefaults(visibility: standard))
      return post.visibility
    }
    #expect(try visibility(.everyone, .followers) == .followers)
    #expect(try visibility(.unlisted, .everyone) == .unlisted)
    #expect(try visibility(.direct, .unlisted) == .direct)
    let chosen = PostForm(PostContent("@bob"), visibility: .everyone)
    let post = try interactor.ready(
      chosen, answering: parent(.everyone), by: WritingDefaults(visibility: .followers))
    #expect(post.visibility == .everyone)
  }

  @Test("is limited for apps that want more people to see it than see what it replies to")
  func limited() {
    #expect(interactor.limited(.everyone, answering: parent(.followers)) == .followers)
    #expect(interactor.limited(.direct, answering: parent(.followers)) == .direct)
    #expect(interactor.limited(.everyone, answering: parent(.unlisted)) == .everyone)
    #expect(interactor.limited(.everyone, answering: nil) == .everyone)
  }

  @Test("is never more people than may see what is for some only")
  func narrower() throws {
    #expect(interactor.visibilities(answering: nil) == PostVisibility.allCases)
    #expect(interactor.visibilities(answering: parent(.unlisted)) == PostVisibility.allCases)
    #expect(interactor.visibilities(answering: parent(.followers)) == [.followers, .direct])
    #expect(interactor.visibilities(answering: parent(.direct)) == [.direct])
    #expect(throws: AppError.invalid(.visibility, .outOfRange)) {
      try interactor.ready(PostForm(PostContent("x"), visibility: .everyone), answering: parent(.followers))
    }
    let post = try interactor.ready(
      PostForm(PostContent("x"), visibility: .everyone), answering: parent(.unlisted))
    #expect(post.visibility == .everyone)
  }

  @Test("is one that the source has")
  func known() {
    repository.can.change { $0.visibilities = [.everyone, .followers] }
    for parent in [nil, parent(.followers)] {
      #expect(throws: AppError.unsupported) {
        try interactor.ready(PostForm(PostContent("x"), visibility: .direct), answering: parent)
      }
    }
    #expect(throws: AppError.invalid(.visibility, .outOfRange)) {
      try interactor.ready(PostForm(PostContent("x"), visibility: .everyone), answering: parent(.followers))
    }
  }

  @Test("are those it takes to be read by whom it answers")
  func addressed() throws {
    func text(_ text: String, _ parent: Post) throws -> String {
      try interactor.ready(PostForm(PostContent(text)), answering: parent).content.text
    }
    #expect(try text("yes", parent(.followers, mentioning: [carol])) == "@bob yes")
    #expect(try text("yes", parent(.direct, mentioning: [alice, carol, bob])) == "@bob @carol yes")
    // Who mentions someone has chosen.
    #expect(try text("yes, @Carol", parent(.direct, mentioning: [alice])) == "@bob yes, @Carol")
    #expect(try text("yes @BOB", parent(.direct, mentioning: [carol])) == "yes @BOB")
    #expect(try text("me again", parent(.direct, by: alice, mentioning: [carol])) == "@carol me again")
    #expect(try text("me again", parent(.followers, by: alice)) == "me again")
    #expect(try text("yes", parent(.everyone)) == "yes")
    #expect(throws: AppError.invalid(.text, .empty)) { try text(" ", parent(.direct)) }
    #expect(throws: AppError.invalid(.text, .tooLong(maximum: 500, excess: 5))) {
      try text(String(repeating: "x", count: 500), parent(.direct))
    }
  }

  @Test("is known from the post that was read, or read when it was not")
  func reads() async throws {
    repository.publish.answers(post("5"))
    _ = try await interactor.publish(PostForm(PostContent("a")), on: ID("9"), answered: parent(.unlisted))
    #expect(repository.thread.inputs.isEmpty)
    repository.thread.answers(PostThread(ancestors: [], post: parent(.followers)))
    _ = try await interactor.publish(PostForm(PostContent("a")), on: ID("9"))
    #expect(repository.publish.inputs.map(\.post.visibility) == [.unlisted, .followers])
  }

  @Test("does not keep a key from giving the post it gave before what it answers vanished")
  func vanished() async throws {
    repository.thread.fails(.gone)
    repository.publish.answers(post("5"))
    let answer = try await interactor.publish(
      PostForm(PostContent("a")), on: ID("9"), key: PublishKey("used"))
    #expect(answer == post("5"))
    #expect(
      repository.publish.inputs.map(\.post) == [
        NewPost(PostContent("a"), replyTo: ID("9"), visibility: .direct)
      ])
    repository.thread.fails(.offline)
    await #expect(throws: AppError.offline) {
      try await interactor.publish(PostForm(PostContent("a")), on: ID("9"))
    }
  }
}
