import Entities
import Post
import TestSupport

/// A source of posts that answers what a test tells it to.
final class FakePosts: PostRepository {
  let publish = Expected<Publication, Post>("publish")
  let edit = Expected<Change, Post>("edit")
  let revisions = Expected<ID<Post>, [Revision]>("revisions")
  let thread = Expected<ID<Post>, PostThread>("thread")
  let comments = Expected<PageRequest, Page<CommentBranch>>("comments")
  let addPhoto = Expected<NewPhoto, Photo>("addPhoto")
  let setAlt = Expected<AltChange, Photo>("setAlt")
  let photos = Expected<[ID<Photo>], [Photo]>("photos")

  let people = Expected<PeopleQuestion, Page<User>>("people")

  struct PeopleQuestion: Hashable, Sendable {
    let list: PostPeople
    let post: ID<Post>
    let request: PageRequest
  }

  struct Publication: Hashable, Sendable {
    let post: NewPost
    let key: PublishKey
  }

  struct Change: Hashable, Sendable {
    let id: ID<Post>
    let edit: PostEdit
  }

  struct AltChange: Hashable, Sendable {
    let photo: ID<Photo>
    let alt: String
  }

  func publish(_ post: NewPost, key: PublishKey) async throws(SocialError) -> Post {
    try await publish(Publication(post: post, key: key))
  }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(SocialError) -> Post {
    try await self.edit(Change(id: id, edit: edit))
  }

  func revisions(of id: ID<Post>) async throws(SocialError) -> [Revision] {
    try await revisions(id)
  }

  func addPhoto(_ photo: NewPhoto) async throws(SocialError) -> Photo {
    try await addPhoto.callAsFunction(photo)
  }

  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(SocialError) -> Photo {
    try await setAlt(AltChange(photo: photo, alt: alt))
  }

  func photos(_ ids: [ID<Photo>]) async throws(SocialError) -> [Photo] {
    try await photos.callAsFunction(ids)
  }

  func thread(of id: ID<Post>) async throws(SocialError) -> PostThread {
    try await thread(id)
  }

  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(SocialError) -> Page<CommentBranch> {
    try await comments(request)
  }
}

extension FakePosts {
  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(SocialError) -> Page<User> {
    try await people(PeopleQuestion(list: list, post: id, request: request))
  }
}

/// A comment with what answers it.
func branch(_ post: Post, _ replies: CommentBranch..., hidden: Int = 0) -> CommentBranch {
  CommentBranch(comment: .post(post), replies: replies, hiddenReplies: hidden)
}

/// A place for drafts that answers what a test tells it to.
final class FakeDrafts: DraftStore {
  let load = Expected<ID<Post>?, Draft?>("load")
  let save = Expected<Draft, Void>("save")
  let discard = Expected<ID<Post>?, Void>("discard")

  /// With a draft to begin with; saving and discarding go well.
  static func holding(_ draft: Draft?) -> FakeDrafts {
    let drafts = FakeDrafts()
    drafts.load.answers(draft)
    drafts.save.answers(())
    drafts.discard.answers(())
    return drafts
  }

  func load(replyTo: ID<Post>?) async throws(SocialError) -> Draft? { try await load(replyTo) }
  func save(_ draft: Draft) async throws(SocialError) { try await save.callAsFunction(draft) }
  func discard(replyTo: ID<Post>?) async throws(SocialError) { try await discard(replyTo) }
}
