import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@Suite("Acting on a post")
struct PostActionsInteractorTests {
  @Test("sets each mark, and removes it", arguments: PostMark.allCases)
  func marks(_ mark: PostMark) async throws {
    let repository = FakePostActionsRepository([post("7")], expectsActions: true)
    let actions = PostActionsInteractor(repository: repository, lookup: repository, viewer: asAlice)
    #expect(try await actions.set(mark, to: true, on: ID("7")).marks[mark])
    #expect(try await actions.set(mark, to: false, on: ID("7")).marks == PostMarks())
    #expect(repository.calls == [.set(mark, true, ID("7")), .set(mark, false, ID("7"))])
  }

  @Test("asks nothing of a source that does not keep the mark or cannot delete, or where there is none")
  func unsupported() async {
    let some = PostActionCapabilities(marks: [.liked], deletes: false)
    for source in [FakePostActionsRepository([post("7")], capabilities: some), nil] {
      let actions = PostActionsInteractor(repository: source, lookup: nil, viewer: asAlice)
      #expect(actions.capabilities == (source == nil ? .none : some))
      await #expect(throws: AppError.unsupported) { try await actions.set(.pinned, to: true, on: ID("7")) }
      await #expect(throws: AppError.unsupported) { try await actions.delete(ID("7")) }
    }
  }

  @Test("leaves posts as they are where they cannot be looked up")
  func withoutLookup() async throws {
    let actions = PostActionsInteractor(repository: nil, lookup: nil, viewer: asAlice)
    #expect(try await actions.current([ID("7")]) == [])
    #expect(try await actions.pinned(by: bob.id) == [])
    for await found in actions.updates(of: { [ID("7")] }) { #expect(found.isEmpty) }
  }

  @Test("deletes")
  func deletes() async throws {
    let repository = FakePostActionsRepository([post("7", by: alice)], expectsActions: true)
    let actions = PostActionsInteractor(repository: repository, lookup: repository, viewer: asAlice)
    try await actions.delete(ID("7"))
    #expect(repository.calls == [.delete(ID("7"))])
  }

  @Test("deletes nothing where photos are to be kept and the source cannot do that")
  func keepsPhotos() async {
    let repository = FakePostActionsRepository([post("7", by: alice)])
    let actions = PostActionsInteractor(repository: repository, lookup: repository, viewer: asAlice)
    await #expect(throws: AppError.unsupported) { try await actions.delete(ID("7"), keepsPhotos: true) }
  }

  @Test("asks nothing of the source for someone without an account")
  func anonymous() async {
    let repository = FakePostActionsRepository([post("7")])
    let actions = PostActionsInteractor(repository: repository, lookup: repository, viewer: .anonymous)
    for mark in PostMark.allCases {
      await #expect(throws: AppError.unauthenticated) { try await actions.set(mark, to: true, on: ID("7")) }
    }
    await #expect(throws: AppError.unauthenticated) { try await actions.delete(ID("7")) }
  }

  @Test("knows one's own posts")
  func own() {
    let repository = FakePostActionsRepository()
    let actions = PostActionsInteractor(repository: repository, lookup: repository, viewer: asAlice)
    #expect(actions.isOwn(post("1", by: alice)))
    #expect(!actions.isOwn(post("1", by: bob)))
    #expect(
      !PostActionsInteractor(repository: repository, lookup: repository, viewer: .anonymous).isOwn(
        post("1", by: alice)))
  }

  @Test("tells how posts are now, and which are no longer there")
  func current() async throws {
    let repository = FakePostActionsRepository([post("1", counts: PostCounts(likes: 4)), post("3")])
    let actions = PostActionsInteractor(repository: repository, lookup: repository, viewer: .anonymous)
    let updates = try await actions.current([ID("1"), ID("2"), ID("3")])
    #expect(updates == [.current([post("1", counts: PostCounts(likes: 4)), post("3")]), .deleted(ID("2"))])
    #expect(updates.reduce(post("1")) { $1.apply(to: $0) ?? $0 }.counts.likes == 4)
    #expect(PostUpdate.deleted(ID("2")).apply(to: post("2")) == nil)
    #expect(PostUpdate.deleted(ID("2")).apply(to: post("1")) == post("1"))
    #expect(PostUpdate.current([post("1")]).apply(to: post("3")) == post("3"))
  }

  @Test("does not bother the source about no posts")
  func currentOfNothing() async throws {
    let repository = FakePostActionsRepository()
    let actions = PostActionsInteractor(repository: repository, lookup: repository, viewer: .anonymous)
    #expect(try await actions.current([]).isEmpty)
    #expect(repository.calls.isEmpty)
  }
}
