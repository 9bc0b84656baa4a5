import AppValues
import Entities
import MastodonAPI
import Post

/// Posts of a server, with what is around them.
struct RemotePosts: PostRepository, PostContexts, PostHistory, PostReactions {
  let caller: RemoteCaller
  let reader: WireReader
  let recent: RecentConversation

  func thread(of id: ID<Post>) async throws(AppError) -> PostThread {
    let (status, context) = try await conversation(around: id)
    recent.keep(id, status, context)
    return ThreadReader(status, context, reader).thread
  }

  /// All of them at once: servers have no pages of comments.
  func comments(on id: ID<Post>, _ request: PageRequest) async throws(AppError) -> Page<CommentBranch> {
    let (status, context) =
      if let known = recent.take(id) { known } else { try await conversation(around: id) }
    return Page(items: ThreadReader(status, context, reader).branches, older: nil, newer: nil)
  }

  func context(of id: ID<Post>, within limits: PostContextLimits) async throws(AppError) -> PostContext {
    let (status, context) = try await conversation(around: id)
    return ThreadReader(status, context, reader).surroundings
  }

  func revisions(of id: ID<Post>) async throws(AppError) -> [Revision] {
    try await caller.call(Endpoints.Statuses.history, id.rawValue).map { reader.revision($0) }
  }

  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    let endpoint =
      switch list {
      case .likers: Endpoints.Statuses.favouritedBy
      case .sharers: Endpoints.Statuses.rebloggedBy
      }
    let page = try await caller.page(endpoint, id.rawValue, with: PageParameters(), request)
    return page.page(
      try await PeopleReader(caller: caller, wire: reader).users(page.answer), page.answer.map(\.id))
  }

  /// Asks for both at once: neither needs the other.
  private func conversation(
    around id: ID<Post>
  ) async throws(AppError) -> (status: MastodonStatus, context: MastodonContext) {
    async let context = Result(of: { () async throws(AppError) in
      try await caller.call(Endpoints.Statuses.context, id.rawValue)
    })
    let status = try await caller.call(Endpoints.Statuses.show, id.rawValue)
    return (status, try await context.get())
  }
}
