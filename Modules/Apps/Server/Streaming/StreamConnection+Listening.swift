import AppValues
import Entities
import MastodonAPI
import PostActions
import SocialBackend
import Timeline

/// Changes of posts that may have been sent.
extension StreamConnection {
  /// The person who listens, made anew at each call, since their ports take more memory than the rest of a stream.
  var member: Caller.Member { makeMember() }

  var reading: PostReading { PostReading(member, mapping) }

  /// Reads what is new in a timeline.
  func statuses(in kind: TimelineKind) -> LiveReading<ListedStatus> {
    LiveReading { (request) async throws(AppError) in try await self.reading.listed(kind, request) }
  }

  /// Listens for changes of posts and for the end of the session. Returns once nothing is missed any more.
  ///
  /// Throws `unauthenticated` if the session has already ended.
  func listen() async throws(AppError) {
    let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
    keepListening(tellingOf: beginning) { news.listenForPosts(as: session) { self.hear($0) } }
    // The first change says that the watch is in place.
    for await _ in beginnings { break }
    do throws(AppError) {
      try await requireSession()
    } catch {
      end(StreamEnding(error))
      throw error
    }
  }

  private func hear(_ change: PostChange?) {
    guard let change else { return end(.failed) }
    if takeBeginning() { return }
    switch change {
    case .changed: return
    case .edited(let id): if !topics(showing: id).isEmpty { gatherEdit(of: id) }
    case .voted(let id): gatherVotes(in: id)
    case .deleted(let id): sendDeletion(of: id)
    case .lagged: gatherEdit(of: nil)
    }
  }

  /// Throws `unauthenticated` if the session has ended, which every reading finds out.
  func requireSession() async throws(AppError) {
    _ = try await persistently { () async throws(AppError) in
      // Who asks may be a request, which no one cancels.
      if ending != nil { throw .cancelled }
      return try await member.repositories.postLookup.posts([])
    }
  }

  /// Passes on edits until there are none.
  func passOnEdits() async {
    do throws(AppError) {
      while let edits = takeEdits() {
        for id in edits {
          if let id { try await passOnEdit(of: id) } else { try await requireSession() }
        }
      }
    } catch {
      end(StreamEnding(error))
    }
  }

  /// Passes on the numbers of polls as long as there are votes, together with those that come until then.
  func passOnVotes() async {
    do {
      // It throws only when cancelled.
      while (try? await Task.sleep(for: limits.votes)) != nil, let polls = takeVotes() {
        for id in polls { try await passOnEdit(of: id) }
      }
    } catch {
      end(StreamEnding(error))
    }
  }

  private func passOnEdit(of id: ID<Post>) async throws(AppError) {
    let topics = topics(showing: id)
    if topics.isEmpty { return }
    let member = member
    let (post, people) = try await persistently { () async throws(AppError) in
      let post = try await member.repositories.postLookup.posts([id]).first
      return (
        post, try await PostReading(member, mapping).people(post.map { [$0.author.id] } ?? [])
      )
    }
    // Nothing by a muted person is sent, not even changes to posts that were sent before.
    guard let post, people[post.author.id]?.relationship.isMuting != true else { return }
    let status = mapping.status(post, mapping.accounts(people.values), for: session.user)
    for (topic, isShown) in topics where !topic.onlyMedia || !post.photos.isEmpty {
      var isWanted = isShown || topic.kind == .user && post.mentions.contains { $0.id == session.user }
      if !isWanted { isWanted = try await shows(id, in: topic, to: member) }
      if isWanted { send(.statusUpdate, status, about: id, in: topic) }
    }
  }

  /// Whether a post is in the timeline that a subscription follows.
  private func shows(
    _ post: ID<Post>, in topic: StreamTopic, to member: Caller.Member
  ) async throws(AppError) -> Bool {
    guard let timeline = topic.timeline, let items = member.repositories.timelineItems else { return false }
    do throws(AppError) {
      return try await persistently { () async throws(AppError) in
        try await items.contains(post, in: timeline)
      }
    } catch .notFound {
      // The list has just been deleted.
      return false
    }
  }
}
