import AppValues
import Entities
import Post
import SocialTestSupport
import Synchronization
import Testing

/// A source of posts that answers what a test tells it to.
final class FakePosts: PostRepository, PostWriting, PostHistory, PostReactions {
  let publish = Expected<Publication, Post>("publish")
  let edit = Expected<Change, Post>("edit")
  let revisions = Expected<ID<Post>, [Revision]>("revisions")
  let thread = Expected<ID<Post>, PostThread>("thread")
  let comments = Expected<PageRequest, Page<CommentBranch>>("comments")
  let addPhoto = Expected<NewPhoto, Photo>("addPhoto")
  let setAlt = Expected<AltChange, Photo>("setAlt")
  let photos = Expected<[ID<Photo>], [Photo]>("photos")

  let people = Expected<PeopleQuestion, Page<User>>("people")

  /// What the writer has chosen; asked for each time that something is written.
  let defaults = LockedValue(WritingDefaults.standard)

  /// Handles that name no one.
  let unknownHandles = LockedValue<[String]>([])

  /// What a post may be.
  let can = LockedValue(PostWritingCapabilities.all)

  var postWritingCapabilities: PostWritingCapabilities { can.value }

  func unknown(_ handles: [String]) async throws(AppError) -> [String] {
    handles.filter(unknownHandles.value.contains)
  }

  func writingDefaults() async throws(AppError) -> WritingDefaults { defaults.value }

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

  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post {
    try await publish(Publication(post: post, key: key))
  }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post {
    try await self.edit(Change(id: id, edit: edit))
  }

  func revisions(of id: ID<Post>) async throws(AppError) -> [Revision] {
    try await revisions(id)
  }

  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo {
    try await addPhoto.callAsFunction(photo)
  }

  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo {
    try await setAlt(AltChange(photo: photo, alt: alt))
  }

  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] {
    try await photos.callAsFunction(ids)
  }

  func thread(of id: ID<Post>) async throws(AppError) -> PostThread {
    try await thread(id)
  }

  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<CommentBranch> {
    try await comments(request)
  }
}

extension FakePosts {
  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    try await people(PeopleQuestion(list: list, post: id, request: request))
  }
}

/// A comment with what answers it.
func branch(_ post: Post, _ replies: CommentBranch..., hidden: Int = 0) -> CommentBranch {
  CommentBranch(comment: .post(post), replies: replies, hiddenReplies: hidden)
}

/// A place for drafts that answers what a test tells it to.
final class FakeDrafts: DraftStore {
  let list = Expected<Int, [Draft]>("list")
  let load = Expected<ID<Draft>, Draft?>("load")
  let save = Expected<Draft, Void>("save")
  let discard = Expected<ID<Draft>, Void>("discard")

  /// With drafts to begin with; saving and discarding go well.
  static func holding(_ drafts: Draft...) -> FakeDrafts {
    let store = FakeDrafts()
    store.list.answers(drafts)
    store.load.answers { (id) async throws(AppError) -> Draft? in drafts.first { $0.id == id } }
    store.save.answers(())
    store.discard.answers(())
    return store
  }

  func list() async throws(AppError) -> [Draft] { try await list(0) }
  func load(_ id: ID<Draft>) async throws(AppError) -> Draft? { try await load.callAsFunction(id) }
  func save(_ draft: Draft) async throws(AppError) { try await save.callAsFunction(draft) }
  func discard(_ id: ID<Draft>) async throws(AppError) { try await discard.callAsFunction(id) }
  func discardAll() async throws(AppError) { Issue.record("nothing discards all drafts here") }
}

/// A draft as a test names it, kept at noon.
func draft(
  _ text: String, _ key: String, _ writing: Writing = .post, named name: String? = nil,
  basedOn version: Timestamp? = nil, secondsAgo: Int64 = 0
) -> Draft {
  draft(
    PostForm(PostContent(text)), key, writing, named: name, basedOn: version, secondsAgo: secondsAgo)
}

/// A draft with more than a text.
func draft(
  _ form: PostForm, _ key: String, _ writing: Writing = .post, named name: String? = nil,
  basedOn version: Timestamp? = nil, secondsAgo: Int64 = 0
) -> Draft {
  let given =
    switch writing {
    case .post: "new"
    case .comment(let post): "comment-\(post)"
    case .edit(let post): "edit-\(post)"
    }
  return Draft(
    id: ID(name ?? given), writing: writing, form: form, key: PublishKey(key), basedOn: version,
    savedAt: noon.adding(seconds: -secondsAgo))
}

/// The rules of drafts, with keys and a name that a test knows.
func draftRules(_ store: FakeDrafts?) -> DraftInteractor {
  let made = Mutex(0)
  return DraftInteractor(
    store: store, clock: WallClock { noon },
    makeKey: { PublishKey("key \(made.withLock { $0 += 1; return $0 })") }, makeName: { "new" })
}
