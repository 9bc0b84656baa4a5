import AppValues
import Entities
import PostActions
import TestSupport
import Testing

@Suite("Acting on a post")
struct PostActionsInteractorTests {
  @Test("likes and shares, and takes both back")
  func marks() async throws {
    let repository = FakePostActionsRepository([post("7")], expectsActions: true)
    let actions = PostActionsInteractor(repository: repository, viewer: asAlice)
    #expect(try await actions.setLiked(true, ID("7")).marks.isLiked)
    #expect(try await !actions.setLiked(false, ID("7")).marks.isLiked)
    #expect(try await actions.setShared(true, ID("7")).marks.isShared)
    #expect(try await !actions.setShared(false, ID("7")).marks.isShared)
    #expect(repository.calls == [.like(ID("7")), .unlike(ID("7")), .share(ID("7")), .unshare(ID("7"))])
  }

  @Test("bookmarks, pins and mutes, and takes each back")
  func keeping() async throws {
    let repository = FakePostActionsRepository([post("7")], expectsActions: true)
    let actions = PostActionsInteractor(repository: repository, viewer: asAlice)
    for isSet in [true, false] {
      #expect(try await actions.setBookmarked(isSet, ID("7")).marks.isBookmarked == isSet)
      #expect(try await actions.setPinned(isSet, ID("7")).marks.isPinned == isSet)
      #expect(try await actions.setConversationMuted(isSet, of: ID("7")).marks.mutesConversation == isSet)
    }
  }

  @Test("deletes")
  func deletes() async throws {
    let repository = FakePostActionsRepository([post("7", by: alice)], expectsActions: true)
    let actions = PostActionsInteractor(repository: repository, viewer: asAlice)
    try await actions.delete(ID("7"))
    #expect(repository.calls == [.delete(ID("7"))])
  }

  @Test("asks nothing of the source for somebody without an account")
  func anonymous() async {
    let actions = PostActionsInteractor(
      repository: FakePostActionsRepository([post("7")]), viewer: .anonymous)
    await #expect(throws: AppError.unauthenticated) { try await actions.setLiked(true, ID("7")) }
    await #expect(throws: AppError.unauthenticated) { try await actions.setShared(true, ID("7")) }
    await #expect(throws: AppError.unauthenticated) { try await actions.setBookmarked(true, ID("7")) }
    await #expect(throws: AppError.unauthenticated) { try await actions.setPinned(true, ID("7")) }
    await #expect(throws: AppError.unauthenticated) {
      try await actions.setConversationMuted(true, of: ID("7"))
    }
    await #expect(throws: AppError.unauthenticated) { try await actions.delete(ID("7")) }
  }

  @Test("knows one's own posts")
  func own() {
    let repository = FakePostActionsRepository()
    let actions = PostActionsInteractor(repository: repository, viewer: asAlice)
    #expect(actions.isOwn(post("1", by: alice)))
    #expect(!actions.isOwn(post("1", by: bob)))
    #expect(
      !PostActionsInteractor(repository: repository, viewer: .anonymous).isOwn(post("1", by: alice)))
  }

  @Test("tells how posts are now, and which are no longer there")
  func current() async throws {
    let repository = FakePostActionsRepository([post("1", counts: PostCounts(likes: 4)), post("3")])
    let actions = PostActionsInteractor(repository: repository, viewer: .anonymous)
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
    let actions = PostActionsInteractor(repository: repository, viewer: .anonymous)
    #expect(try await actions.current([]).isEmpty)
    #expect(repository.calls.isEmpty)
  }
}
