import AppValues
import Entities
import MastodonAPI
import Notifications
import Post
import SocialBackend
import Timeline

/// New posts of a timeline.
struct TimelineNews: StreamNews {
  let kind: News
  private let topic: StreamTopic
  private let connection: StreamConnection
  private var reading: LiveReading<ListedStatus>

  init(_ timeline: TimelineKind, for topic: StreamTopic, of connection: StreamConnection) {
    kind = .timeline(timeline)
    self.topic = topic
    self.connection = connection
    reading = connection.statuses(in: timeline)
  }

  mutating func begin() async throws(AppError) {
    try await reading.begin()
  }

  mutating func passOn() async throws(AppError) {
    while let items = try await reading.next() {
      for item in items { connection.sendArrival(item.status, in: topic) }
    }
  }
}

/// New notifications.
struct NotificationNews: StreamNews {
  let kind = News.notices
  private let topic: StreamTopic
  private let connection: StreamConnection
  private var reading: LiveReading<Notice>

  init(for topic: StreamTopic, of connection: StreamConnection) {
    self.topic = topic
    self.connection = connection
    reading = LiveReading { (request) async throws(AppError) in
      try await connection.member.repositories.notifications.arrivals.orUnsupported().ungrouped(.all, request)
    }
  }

  mutating func begin() async throws(AppError) {
    try await reading.begin()
  }

  mutating func passOn() async throws(AppError) {
    while let notices = try await reading.next() {
      let notifications = try await persistently { () async throws(AppError) in
        try await NoticeReading(connection.member, connection.mapping).notifications(notices)
      }
      for notification in notifications { connection.send(.notification, notification, in: topic) }
    }
  }
}

/// Conversations with what is new in them.
struct ConversationNews: StreamNews {
  let kind = News.conversations
  let topic: StreamTopic
  let connection: StreamConnection
  /// The cursor of the newest that was passed on.
  private var last = Cursor("0")

  init(for topic: StreamTopic, of connection: StreamConnection) {
    self.topic = topic
    self.connection = connection
  }

  mutating func begin() async throws(AppError) {
    let inbox = try connection.member.repositories.conversations.orUnsupported()
    last = try await inbox.conversations(PageRequest(limit: 1)).newer ?? last
  }

  mutating func passOn() async throws(AppError) {
    let inbox = try connection.member.repositories.conversations.orUnsupported()
    while true {
      let page = try await inbox.conversations(PageRequest(.justAbove(last)))
      let conversations = try await connection.reading.conversations(page.items)
      guard let newest = page.newer else { return }
      for (conversation, read) in zip(conversations, page.items).reversed() {
        connection.send(.conversation, conversation, about: read.lastPost.id, in: topic)
      }
      last = newest
    }
  }
}

/// Something that changed, which clients then read again.
struct ChangedNews: StreamNews {
  let kind: News
  /// What clients know it by.
  let event: MastodonStreamEvent
  var payload: String?
  let topic: StreamTopic
  let connection: StreamConnection

  mutating func begin() async throws(AppError) {}

  mutating func passOn() async throws(AppError) {
    // The end of the session is a signal, too.
    try await connection.requireSession()
    connection.send(event, payload: payload, in: topic)
  }
}
