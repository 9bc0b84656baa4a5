import AppValues
import Entities
import MastodonAPI
import Post
import SocialNetworking

/// The viewer's scheduled posts at a server.
struct RemoteScheduledPosts: ScheduledPostsRepository {
  let caller: RemoteCaller
  let reader: WireReader

  func scheduled(_ request: PageRequest) async throws(AppError) -> Page<ScheduledPost> {
    let page = try await caller.page(
      Endpoints.Scheduled.list, with: PageParameters(), request, in: .scheduled)
    return page.map(id: \.id) { reader.scheduled($0) }
  }

  func scheduled(_ id: ID<ScheduledPost>) async throws(AppError) -> ScheduledPost {
    reader.scheduled(try await caller.call(Endpoints.Scheduled.show, id.rawValue))
  }

  func schedule(
    _ post: NewPost, at time: Timestamp, key: PublishKey
  ) async throws(AppError) -> ScheduledPost {
    try post.checkParent()
    // A server without scheduled posts would publish it at once.
    _ = try await scheduled(PageRequest(limit: 1))
    var form = MastodonStatusForm(post)
    form.scheduledAt = MastodonDate.text(time)
    let answer = try await caller.call(Endpoints.Statuses.create, with: form, key: key.rawValue)
    guard let scheduled = answer.scheduled else { throw .unsupported }
    return reader.scheduled(scheduled)
  }

  func reschedule(_ id: ID<ScheduledPost>, to time: Timestamp) async throws(AppError) -> ScheduledPost {
    let schedule = MastodonSchedule(scheduledAt: MastodonDate.text(time))
    return reader.scheduled(
      try await caller.call(Endpoints.Scheduled.change, id.rawValue, with: schedule, repetition: .safe))
  }

  func remove(_ id: ID<ScheduledPost>) async throws(AppError) {
    _ = try await caller.call(Endpoints.Scheduled.delete, id.rawValue)
  }
}

extension WireReader {
  fileprivate func scheduled(_ status: MastodonScheduledStatus) -> ScheduledPost {
    let params = status.params
    let poll = params.poll.map { poll in
      PollQuestion(
        poll.options, allowsSeveral: poll.multiple, hidesTotals: poll.hideTotals, duration: poll.expiresIn)
    }
    return ScheduledPost(
      id: ID(status.id), at: status.scheduledAt,
      content: PostContent(
        params.text, warning: params.spoilerText?.unlessEmpty, language: params.language,
        place: status.place.flatMap(place), poll: poll,
        photos: status.mediaAttachments.filter(\.isPhotoOrFilm).map(photo),
        isSensitive: params.sensitive ?? false),
      visibility: params.visibility.map { PostVisibility($0) } ?? .everyone,
      replyTo: params.inReplyToID.map { ID($0) },
      failure: status.failure.map { ScheduledPost.Failure(rawValue: $0) ?? .other })
  }
}
