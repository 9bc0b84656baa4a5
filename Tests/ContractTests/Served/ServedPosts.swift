import AppValues
import Entities
import MastodonAPI
import Post
import PostActions
import Timeline

/// Posts as an app reads them.
struct ServedPosts: PostLookup, PostContexts, PostHistory, PostReactions {
  let app: ServedApp

  /// How many an app can ask for at once.
  private static let most = 20

  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] {
    var (posts, rest) = ([Post](), ids.map(\.rawValue)[...])
    while !rest.isEmpty {
      let some = MastodonIDs(ids: Array(rest.prefix(Self.most)))
      posts += try await app.call(Endpoints.Statuses.list, with: some).map { Post($0) }
      rest = rest.dropFirst(Self.most)
    }
    return posts
  }

  func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    let filters = MastodonAccountStatusFilters(pinned: true)
    return try await app.call(
      Endpoints.Accounts.statuses, person.rawValue, with: PagedParameters(filters: filters)
    ).map { Post($0) }
  }

  func changes() -> AsyncStream<PostChange> { AsyncStream { $0.finish() } }

  /// An app can't say how much it wants: all that a walk writes is less than it gets.
  func context(of id: ID<Post>, within limits: PostContextLimits) async throws(AppError) -> PostContext {
    let context = try await app.call(Endpoints.Statuses.context, id.rawValue)
    return PostContext(
      ancestors: context.ancestors.map { Post($0) }, descendants: context.descendants.map { Post($0) })
  }

  func revisions(of id: ID<Post>) async throws(AppError) -> [Revision] {
    try await app.call(Endpoints.Statuses.history, id.rawValue).map { version in
      let options = version.pollOptions
      return Revision(
        at: version.createdAt,
        content: PostContent(
          version.content, photos: version.mediaAttachments,
          poll: options.isEmpty ? nil : PollQuestion(options)))
    }
  }

  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    let endpoint =
      switch list {
      case .likers: Endpoints.Statuses.favouritedBy
      case .sharers: Endpoints.Statuses.rebloggedBy
      }
    return try await app.page(endpoint, id.rawValue, with: PageParameters(request)).map {
      User($0)
    }
  }
}

/// Marks on posts, and their end.
struct ServedActions: PostActionsRepository {
  let app: ServedApp

  var postActionCapabilities: PostActionCapabilities { .all }

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    if mark == .shared, isSet {
      let sharing = try await app.call(
        Endpoints.Statuses.reblog, id.rawValue, with: MastodonSharing())
      return Post(sharing.reblog ?? sharing)
    }
    let endpoint =
      switch mark {
      case .liked: isSet ? Endpoints.Statuses.favourite : Endpoints.Statuses.unfavourite
      case .shared: Endpoints.Statuses.unreblog
      case .bookmarked: isSet ? Endpoints.Statuses.bookmark : Endpoints.Statuses.unbookmark
      case .pinned: isSet ? Endpoints.Statuses.pin : Endpoints.Statuses.unpin
      case .conversationMuted: isSet ? Endpoints.Statuses.mute : Endpoints.Statuses.unmute
      }
    return Post(try await app.call(endpoint, id.rawValue))
  }

  func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post {
    var post = Post(try await app.call(Endpoints.Statuses.show, id.rawValue))
    let form = MastodonVoteForm(choices: choices)
    post.votes = PollVotes(try await app.call(Endpoints.Polls.vote, id.rawValue, with: form))
    return post
  }

  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery {
    try await app.call(Endpoints.Statuses.delete, id.rawValue, with: MastodonDeletion())
    return .sent
  }
}

/// Posts as an app writes them.
struct ServedWriting: PostWriting {
  let app: ServedApp
  let rest: any PostWriting

  var postWritingCapabilities: PostWritingCapabilities { rest.postWritingCapabilities }

  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post {
    var form = form(post.content)
    form.inReplyToID = post.replyTo?.rawValue
    form.visibility = MastodonVisibility(served: post.visibility)
    let answer = try await app.call(Endpoints.Statuses.create, with: form, key: key.rawValue)
    guard let status = answer.status else { throw .unexpected(reference: "scheduled") }
    return Post(status)
  }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post {
    var form = form(edit.content)
    // What is left out stays, and what is empty goes.
    form.poll = form.poll ?? MastodonPollForm(options: [])
    return Post(try await app.call(Endpoints.Statuses.edit, id.rawValue, with: form))
  }

  private func form(_ content: PostContent<ID<Photo>>) -> MastodonStatusForm {
    let poll = content.poll.map { poll in
      MastodonPollForm(
        options: poll.options, expiresIn: poll.duration, multiple: poll.allowsSeveral,
        hideTotals: poll.hidesTotals)
    }
    return MastodonStatusForm(status: content.text, mediaIDs: content.photos.map(\.rawValue), poll: poll)
  }

  func writingDefaults() async throws(AppError) -> WritingDefaults { try await rest.writingDefaults() }
  func unknown(_ handles: [String]) async throws(AppError) -> [String] { try await rest.unknown(handles) }
  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo { try await rest.addPhoto(photo) }
  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] { try await rest.photos(ids) }

  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo {
    try await rest.setAlt(alt, of: photo)
  }
}
