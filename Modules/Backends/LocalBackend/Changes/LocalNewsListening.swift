import AppValues
import Entities
import PostActions
import SocialBackend
import SocialCredentials
import SocialLocalStore

/// Listens to the changes of the database.
struct LocalNewsListening: NewsListening {
  let feed: ChangeFeed

  func listen(
    for news: News, as session: Session, _ hear: @escaping @Sendable (LiveSignal?) -> Void
  ) -> Listening? {
    news.interest.map { interest in
      feed.listen(interest, to: AccessToken.hash(session.token), of: session.user.numberOrNil) {
        hear($0?.signal)
      }
    }
  }

  func listenForPosts(
    as session: Session, _ hear: @escaping @Sendable (PostChange?) -> Void
  ) -> Listening {
    feed.listen(.posts, to: AccessToken.hash(session.token), of: session.user.numberOrNil) { event in
      guard let event else { return hear(nil) }
      for change in event.postChanges(isSignedIn: true) { hear(change) }
    }
  }
}

extension News {
  fileprivate var interest: Interest? {
    switch self {
    case .timeline(let kind): kind.interest
    case .notices: .notices
    case .mergedNotices: .mergedNotices
    case .conversations: .conversations
    case .filters: .filters
    case .announcements: .announcements
    }
  }
}
