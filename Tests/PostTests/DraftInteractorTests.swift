import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@Suite("A draft")
struct DraftInteractorTests {
  private let store = FakeDrafts()

  private func next(_ form: PostForm, _ writing: Writing = .post, after previous: Draft?) -> Draft? {
    draftRules(store).draft(form, named: ID("new"), of: writing, basedOn: nil, after: previous)
  }

  @Test("keeps its key for as long as its text says the same")
  func keepsKey() throws {
    let first = try #require(next(PostForm(PostContent("hello")), after: nil))
    #expect(first == draft("hello", "key 1"))
    let kept = draft("hello", "kept")
    #expect(next(PostForm(PostContent("hello\n")), after: kept) == draft("hello\n", "kept"))
    #expect(next(PostForm(PostContent("hello")), after: kept) == kept)
  }

  @Test(
    "gets another key when anything of it is changed, so that it is not taken for the one published",
    arguments: [
      PostForm(PostContent("hello!")), PostForm(PostContent("hello"), visibility: .direct),
      PostForm(PostContent("hello", warning: "w")), PostForm(PostContent("hello", language: "ja")),
      PostForm(PostContent("hello", place: Place(name: "x", latitude: nil, longitude: nil))),
      PostForm(PostContent("hello", photos: [ID("1")])),
    ])
  func changesKey(form: PostForm) {
    #expect(next(form, after: draft("hello", "kept")) == draft(form, "key 1"))
  }

  @Test("is nothing while there is nothing in it that anybody would miss")
  func blank() async throws {
    #expect(next(PostForm(PostContent(" \n", language: "ja"), visibility: .direct), after: nil) == nil)
    #expect(next(PostForm(PostContent(warning: "w")), after: nil) != nil)
    #expect(next(PostForm(PostContent(photos: [ID("1")])), after: nil) != nil)
    // Who takes away all the text of a post has changed it.
    #expect(next(PostForm(), .edit(of: ID("9")), after: nil) != nil)
    store.load.answers(draft("\n", "k"))
    #expect(try await draftRules(store).load(ID("new")) == nil)
  }

  @Test("is listed with the others, the one kept last first")
  func lists() async throws {
    let drafts = [
      draft("old", "1", named: "a", secondsAgo: 50), draft("new", "2", .comment(on: ID("9"))),
      draft(" ", "3", named: "b"), draft("older", "4", .edit(of: ID("9")), secondsAgo: 99),
    ]
    store.list.answers(drafts)
    #expect(try await draftRules(store).list().map(\.form.content.text) == ["new", "old", "older"])
  }

  @Test("has a name of its own for each new post, each comment and each edit")
  func names() {
    let rules = DraftInteractor(store: store, clock: .system)
    #expect(rules.name(for: .post) != rules.name(for: .post))
    #expect(rules.name(for: .post).rawValue.wholeMatch(of: /post-[a-z0-9]{6}/) != nil)
    #expect(rules.name(for: .comment(on: ID("9"))) == ID("comment-9"))
    #expect(rules.name(for: .edit(of: ID("9"))) == ID("edit-9"))
  }
}
