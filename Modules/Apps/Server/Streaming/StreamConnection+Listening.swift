import AppValues
import Entities
import MastodonAPI
import Notifications
import Post
import PostActions
import SocialBackend
import Timeline

/// Listens to the features.
extension StreamConnection {
  private var reading: PostReading { PostReading(member, mapping) }
  private var posts: any PostLookup { member.repositories.postLookup }

  /// Passes on new posts of a timeline.
  func follow(_ kind: TimelineKind, for topic: StreamTopic, _ beginning: StreamBeginning) async {
    do throws(AppError) {
      var arrivals = try reading.arrivals(in: kind, sharing: shared).makeAsyncIterator()
      try await arrivals.begin()
      beginning.succeed()
      while let arrived = try await arrivals.next() {
        let status = arrived.status
        if topic.onlyMedia, !status.hasPhotos { continue }
        if let json = arrived.json {
          send(.update, payload: json, about: status.post, in: topic)
        } else {
          send(.update, status, about: status.post, in: topic)
        }
      }
      if !Task.isCancelled { end(.failed) }
    } catch {
      fail(error, in: topic, beginning)
    }
  }

  /// Passes on new notifications.
  func followNotifications(for topic: StreamTopic, _ beginning: StreamBeginning) async {
    do throws(AppError) {
      let interactor = NotificationsInteractor(
        ports: member.repositories.notifications, viewer: .signedIn(member.session), alerts: nil)
      var portions = try interactor.arrivals().makeAsyncIterator()
      try await portions.begin()
      beginning.succeed()
      while let notices = try await portions.next() {
        let notifications = try await persistently { () async throws(AppError) in
          try await NoticeReading(member, mapping).notifications(notices)
        }
        for notification in notifications { send(.notification, notification, in: topic) }
      }
      if !Task.isCancelled { end(.failed) }
    } catch {
      fail(error, in: topic, beginning)
    }
  }

  /// Passes on conversations with what is new in them.
  func followConversations(for topic: StreamTopic, _ beginning: StreamBeginning) async {
    do throws(AppError) {
      let inbox = try member.repositories.conversations.orUnsupported()
      var signals = inbox.conversationChanges().makeAsyncIterator()
      // The first signal says that the watch is in place.
      _ = await signals.next()
      var last = try await inbox.conversations(PageRequest(limit: 1)).newer ?? Cursor("0")
      beginning.succeed()
      while await signals.next() != nil {
        last = try await passOnConversations(after: last, of: inbox, in: topic)
      }
      if !Task.isCancelled { end(.failed) }
    } catch {
      fail(error, in: topic, beginning)
    }
  }

  /// Passes on what came after a cursor. Returns the cursor of the newest.
  private func passOnConversations(
    after cursor: Cursor, of inbox: any ConversationsRepository, in topic: StreamTopic
  ) async throws(AppError) -> Cursor {
    var last = cursor
    while true {
      let request = PageRequest(.justAbove(last))
      let (page, conversations) = try await persistently { () async throws(AppError) in
        let page = try await inbox.conversations(request)
        return (page, try await reading.conversations(page.items))
      }
      guard let newest = page.newer else { return last }
      for (conversation, read) in zip(conversations, page.items).reversed() {
        send(.conversation, conversation, about: read.lastPost.id, in: topic)
      }
      last = newest
    }
  }

  /// Passes on that something changed which clients then read again.
  ///
  /// - Parameters:
  ///   - changes: Signals that it may have.
  ///   - event: What clients know it by.
  func passOn(
    _ changes: AsyncStream<LiveSignal>, as event: MastodonStreamEvent, _ payload: String? = nil,
    in topic: StreamTopic, _ beginning: StreamBeginning
  ) async {
    do throws(AppError) {
      var signals = changes.makeAsyncIterator()
      // The first signal says that the watch is in place.
      _ = await signals.next()
      beginning.succeed()
      while let signal = await signals.next() {
        // The end of the session is a signal, too.
        try await requireSession()
        if signal != .disconnected { send(event, payload: payload, in: topic) }
      }
      if !Task.isCancelled { end(.failed) }
    } catch {
      fail(error, in: topic, beginning)
    }
  }

  func fail(_ error: AppError, in topic: StreamTopic, _ beginning: StreamBeginning) {
    // If it didn't even begin, the client that asked for it is told.
    let hasBegun = !beginning.fail(error)
    if error == .unauthenticated {
      end(.signedOut)
    } else if hasBegun, error != .cancelled {
      lose(topic, error)
    }
  }

  /// Passes on changes of posts, and ends the connection with the session.
  func listen(_ beginning: StreamBeginning) async {
    do throws(AppError) {
      var changes = posts.changes().makeAsyncIterator()
      // The first signal says that the watch is in place.
      _ = await changes.next()
      try await requireSession()
      beginning.succeed()
      while let change = await changes.next() {
        switch change {
        case .changed: break
        case .edited(let id): try await passOnEdit(of: id)
        case .voted(let id): gatherVotes(in: id)
        case .deleted(let id): sendDeletion(of: id)
        case .lagged: try await requireSession()
        }
      }
      end(.failed)
    } catch {
      beginning.fail(error)
      end(StreamEnding(error))
    }
  }

  /// Throws `unauthenticated` if the session has ended, which every reading finds out.
  private func requireSession() async throws(AppError) {
    _ = try await persistently { () async throws(AppError) in try await posts.posts([]) }
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
    let (post, people) = try await persistently { () async throws(AppError) in
      let post = try await posts.posts([id]).first
      return (post, try await reading.people(post.map { [$0.author.id] } ?? []))
    }
    // Nothing by a muted person is sent, not even changes to posts that were sent before.
    guard let post, people[post.author.id]?.relationship.isMuting != true else { return }
    let status = mapping.status(post, mapping.accounts(people.values), for: member.session.user)
    for (topic, isShown) in topics where !topic.onlyMedia || !post.photos.isEmpty {
      var isWanted = isShown || topic.kind == .user && post.mentions.contains { $0.id == member.session.user }
      if !isWanted { isWanted = try await shows(id, in: topic) }
      if isWanted { send(.statusUpdate, status, about: id, in: topic) }
    }
  }

  /// Whether a post is in the timeline that a subscription follows.
  private func shows(_ post: ID<Post>, in topic: StreamTopic) async throws(AppError) -> Bool {
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
