import AppValues
import Entities
import MastodonAPI
import SocialBackend

/// What is written as a value of an endpoint is, which may be put together from ready parts.
protocol ShownValue: WireEncodable, Sendable {
  associatedtype Whole: WireValue
}

extension Array: ShownValue where Element: ShownValue {
  typealias Whole = [Element.Whole]
}

/// A status of an answer: put together from ready parts, or written as a whole.
enum ShownStatus: ShownValue {
  typealias Whole = MastodonStatus

  case ready(ReadyStatus)
  case whole(MastodonStatus)

  func write(to json: inout JSONWriter) {
    switch self {
    case .ready(let status): status.write(to: &json)
    case .whole(let status): status.write(to: &json)
    }
  }

  /// The post that it is, or shares.
  var post: ID<Post> {
    switch self {
    case .ready(let status): ID(status.originalID)
    case .whole(let status): ID((status.reblog ?? status).id)
    }
  }

  /// Whether that post has photos.
  var hasPhotos: Bool {
    switch self {
    case .ready(let status): status.hasMedia
    case .whole(let status): !(status.reblog ?? status).mediaAttachments.isEmpty
    }
  }
}

/// An account of an answer.
enum ShownAccount: ShownValue {
  typealias Whole = MastodonAccount

  case ready(ReadyAccount)
  case whole(MastodonAccount)

  func write(to json: inout JSONWriter) {
    switch self {
    case .ready(let account): account.write(to: &json)
    case .whole(let account): account.write(to: &json)
    }
  }
}

typealias ShownNotification = ReadyNotification<ShownAccount, ShownStatus>

extension ReadyNotification: ShownValue where Account == ShownAccount, Status == ShownStatus {
  typealias Whole = MastodonNotification
}

extension MastodonMapping {
  /// An item of which the parts are ready.
  ///
  /// - Parameter viewer: The reader; nil for an anonymous one.
  func status(_ item: ItemOutline, _ parts: PartsAtHand.Item, for viewer: ID<User>?) -> ReadyStatus {
    let marks = viewer.map { _ in
      MastodonStatusMarks(
        favourited: item.marks.isLiked, reblogged: item.marks.isShared, muted: item.marks.mutesConversation,
        bookmarked: item.marks.isBookmarked)
    }
    let original = ReadyStatus(
      parts.status, by: account(item.author, parts.author), repliesCount: item.counts.comments,
      reblogsCount: item.counts.shares, favouritesCount: item.counts.likes, marks: marks,
      pinned: item.isOwn && item.visibility != .direct ? item.marks.isPinned : nil,
      poll: item.poll.map { poll($0.question, $0.votes, for: viewer) })
    guard let share = parts.share, let sharer = item.sharer else { return original }
    return ReadyStatus(
      share.status, by: account(sharer, share.sharer), repliesCount: item.counts.comments,
      reblogsCount: item.counts.shares, favouritesCount: item.counts.likes, marks: marks, reblog: original)
  }

  /// An item of an answer; nil for one that is known, but whose parts aren't at hand.
  ///
  /// - Parameters:
  ///   - accounts: The people on what was read.
  ///   - viewer: The reader; nil for an anonymous one.
  func status(
    _ item: ShownItem, _ accounts: KnownAccounts, _ known: PartsAtHand?, for viewer: ID<User>?
  ) -> ShownStatus? {
    switch item.content {
    case .known(let outline):
      return known?[outline].map { .ready(status(outline, $0, for: viewer)) }
    case .read(let item, let outline):
      let whole = status(item, accounts, for: viewer)
      guard let outline, let known else { return .whole(whole) }
      return .ready(status(outline, known.keep(outline, as: whole), for: viewer))
    }
  }

  /// Someone of whom the parts are ready.
  func account(_ person: ItemOutline.Person, _ parts: ReadyAccountParts) -> ReadyAccount {
    ReadyAccount(
      parts, followersCount: person.followers, followingCount: person.following, statusesCount: person.posts,
      lastStatusAt: person.lastPostedAt)
  }
}
