public import AppValues
public import Entities
import Synchronization

/// Reads what arrives at home for many listeners at once.
public protocol HomeArrivals: Sendable {
  /// Someone who listens to their home from now on.
  func listener(for session: Session) -> HomeListener
  /// Tells a listener that something may be new, after noting above which number.
  ///
  /// - Parameter hear: Takes the signals, and nil when there's nothing more to hear. It must not wait.
  func listen(_ listener: HomeListener, _ hear: @escaping @Sendable (LiveSignal?) -> Void) -> Listening
  /// What has arrived for listeners, read at one moment.
  ///
  /// - Parameters:
  ///   - requests: Above which numbers. Below, everything has been read, or wasn't for them.
  ///   - known: What is known of items.
  ///
  /// Throws only what concerns all of them.
  func arrivals(
    for requests: [(listener: HomeListener, above: Int64)], knowing known: any KnownItems
  ) async throws(AppError) -> HomeArrivalList
}

/// What has arrived for several listeners.
public struct HomeArrivalList: Sendable {
  /// What has arrived, once for all who are shown the same of it. Where it was read, that was for one of them: what differs
  /// between them is in the outline alone.
  public let items: [ShownItem]
  /// Which of the items are new to each of the listeners, in their order, with the item's number, the oldest first; nil for
  /// one who has to read a page of their own, such as one whose session has ended.
  public let portions: [[(item: Int64, index: Int)]?]
  /// The profiles of the people of what was read, each once.
  public let people: [User]

  /// What has arrived, as its source creates it.
  public init(items: [ShownItem], portions: [[(item: Int64, index: Int)]?], people: [User]) {
    self.items = items
    self.portions = portions
    self.people = people
  }
}

/// Someone who listens to their home. It remembers above which number something may be new to them.
public final class HomeListener: Sendable {
  /// The listener's session, as the source knows it.
  public let session: String
  public let person: ID<User>
  private let news: Mutex<Int64?> = Mutex(.min)

  /// A listener, as the source creates it.
  public init(session: String, of person: ID<User>) {
    self.session = session
    self.person = person
  }

  /// Notes that items above a number may be new.
  public func note(above number: Int64) {
    news.withLock { $0 = min($0 ?? number, number) }
  }

  /// The number above which items may be new, which is forgotten with this call; nil if none are.
  public func take() -> Int64? {
    news.withLock { news in
      defer { news = nil }
      return news
    }
  }
}
