public import AppValues
public import Entities

/// Something written on this device that its server doesn't have yet, or may not have.
public struct OutboxItem: Hashable, Sendable, Identifiable, PagedItem {
  /// The number by which people name it. It's never used again.
  public let id: AppValues.ID<OutboxItem>
  /// What was written.
  public let write: OutboxWrite
  /// How it stands.
  public let state: OutboxState
  /// Makes its attempts one and the same for a server that remembers keys.
  public let key: PublishKey
  /// When it was written.
  public let queuedAt: Timestamp
  /// When it was first sent; nil for never.
  public let triedAt: Timestamp?
  /// How often it was sent since it was written, or retried.
  public let attempts: Int
  /// When it's sent next, once it's its turn.
  public let nextAt: Timestamp
  /// The post that it's about, such as the one that is liked or commented on, as far as it's known here.
  public var about: ReplyReference?

  /// An item as the outbox has it.
  public init(
    id: AppValues.ID<OutboxItem>, write: OutboxWrite, state: OutboxState, key: PublishKey,
    queuedAt: Timestamp,
    triedAt: Timestamp? = nil, attempts: Int = 0, nextAt: Timestamp
  ) {
    self.id = id
    self.write = write
    self.state = state
    self.key = key
    self.queuedAt = queuedAt
    self.triedAt = triedAt
    self.attempts = attempts
    self.nextAt = nextAt
  }

  /// Whether the server may have it, though that isn't known.
  public var mayBeSent: Bool {
    switch state {
    case .waiting: false
    case .sending: true
    case .failed(let failure): failure.reason == .unavailable
    }
  }
}

/// What was written. It's kept as it's encoded, so no case and no label ever changes its meaning.
public enum OutboxWrite: Codable, Hashable, Sendable {
  /// A new post or comment.
  case publish(post: NewPost)
  /// New content of a post.
  case edit(post: ID<Post>, edit: PostEdit)
  /// A post is to be deleted.
  case delete(post: ID<Post>, keepsPhotos: Bool)
  /// A mark is to be set or removed.
  case mark(post: ID<Post>, mark: PostMark, isSet: Bool)
  /// A person is to be followed, on certain terms, or unfollowed.
  case follow(person: ID<User>, handle: String, isSet: Bool, notices: Bool?, shares: Bool?)

  /// The post that it needs: the one that it changes, or comments on.
  public var post: ID<Post>? {
    switch self {
    case .publish(let post): post.replyTo
    case .edit(let post, _), .delete(let post, _), .mark(let post, _, _): post
    case .follow: nil
    }
  }

  /// What it says; nil for what says nothing.
  public var content: PostContent<ID<Photo>>? {
    switch self {
    case .publish(let post): post.content
    case .edit(_, let edit): edit.content
    case .delete, .mark, .follow: nil
    }
  }

  /// The same with another text. What says nothing stays as it is.
  public func saying(_ text: String) -> OutboxWrite {
    switch self {
    case .publish(var post):
      post.content.text = text
      return .publish(post: post)
    case .edit(let post, var edit):
      edit.content.text = text
      return .edit(post: post, edit: edit)
    case .delete, .mark, .follow: return self
    }
  }
}

/// How something in the outbox stands.
public enum OutboxState: Hashable, Sendable {
  /// It waits for the server, or for what was written before it.
  case waiting
  /// It's being sent; or it was, and the server may have it.
  case sending
  /// The server refused it. It stays until the person retries, edits or drops it.
  case failed(OutboxFailure)

  /// What a post shows of it.
  public var delivery: Delivery {
    switch self {
    case .waiting, .sending: .waiting
    case .failed: .failed
    }
  }
}

/// Why a server refused something.
public struct OutboxFailure: Codable, Hashable, Sendable {
  /// A reason that people can be told. The raw values are stored and printed, so they never change.
  public enum Reason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The post or the person no longer exists.
    case gone
    /// The viewer may not do it.
    case forbidden
    /// The post was changed elsewhere.
    case conflict
    /// It's larger than the server takes.
    case tooLarge
    /// The server can't do that.
    case unsupported
    /// A photo can't be used, or is no longer on this device.
    case photo
    /// The server found something wrong with it.
    case rejected
    /// The server failed each time.
    case unavailable
  }

  /// The reason.
  public let reason: Reason
  /// The server's own words, mostly in English; nil if it said nothing that can be read.
  public let words: String?

  /// - Parameters:
  ///   - reason: The reason.
  ///   - words: The server's own words.
  public init(_ reason: Reason, words: String? = nil) {
    self.reason = reason
    self.words = words
  }
}

/// How much is in an outbox.
public struct OutboxSummary: Hashable, Sendable {
  /// How much is to be sent.
  public var waiting = 0
  /// How much the server refused.
  public var refused = 0
  /// Whether what is sent next was sent before, so that it waits for its next attempt whether the server is there or not.
  public var isPutOff = false

  /// How much there is.
  public var count: Int { waiting + refused }

  /// Nothing.
  public init() {}
}

extension ID<Post> {
  private static var beginning: String { "waiting-" }

  /// The id of a post that is in the outbox, until the server has given it one.
  public init(waiting item: ID<OutboxItem>) {
    self.init(Self.beginning + item.rawValue)
  }

  /// What it is in the outbox; nil for a post of the server.
  public var waitingItem: ID<OutboxItem>? {
    guard rawValue.hasPrefix(Self.beginning) else { return nil }
    let number = rawValue.dropFirst(Self.beginning.count)
    return Int64(number).map { ID<OutboxItem>(String($0)) }
  }
}
