import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialOfflineStore
import Timeline

/// Lays what an account has on this device around the ports of its server.
struct OfflinePorts {
  let sender: OutboxSender
  let viewer: Session
  let people: PeopleReader
  let posts: RemotePosts
  let timeline: RemoteTimeline
  let actions: RemotePostActions
  let notices: RemoteNotifications
  let reach: ServerReach

  private var parts: OutboxParts { sender.parts }
  private var store: OfflineStore { parts.store }

  func around(_ remote: Repositories) -> Repositories {
    let (caller, wire) = (parts.caller, parts.reader)
    let writer = OutboxWriter(sender: sender, isAway: { [feed = timeline.feed] in feed.isAway })
    let waiting = WaitingPosts(store: store, viewer: viewer)
    let actions = OfflinePostActions(remote: self.actions, writer: writer, waiting: waiting)
    let posts = OfflinePosts(remote: self.posts, cache: store.cache, waiting: waiting)
    let notices = OfflineNotifications(remote: self.notices, waiting: waiting)
    var ports = remote
    ports.timeline = OfflineTimeline(
      remote: timeline, cache: store.cache, waiting: waiting, firstScreen: FirstScreen())
    ports.readingPositions = remote.readingPositions.map { OfflineReadingPositions(remote: $0) }
    ports.hashtags = remote.hashtags.map { OfflineHashtags(remote: $0, cache: store.cache) }
    ports.lists = remote.lists.map { OfflineLists(remote: $0, waiting: waiting) }
    ports.filters = remote.filters.map { OfflineFilters(remote: $0, cache: store.cache) }
    ports.conversations = remote.conversations.map { OfflineConversations(remote: $0, waiting: waiting) }
    (ports.post, ports.postContexts) = (posts, posts)
    ports.postReactions = remote.postReactions.map { OfflineReactions(remote: $0, waiting: waiting) }
    ports.postWriting = OfflineWriting(
      remote: RemoteWriting(caller: caller, reader: wire, library: parts.photos), writer: writer,
      waiting: waiting)
    (ports.postActions, ports.postLookup) = (actions, actions)
    ports.profile = OfflineProfile(
      remote: RemoteProfile(caller: people.caller, people: people, recent: RecentAccount(clock: parts.clock)),
      waiting: waiting)
    ports.relations = OfflineRelations(
      remote: RemoteRelations(caller: caller, reader: wire, clock: parts.clock), writer: writer,
      waiting: waiting)
    ports.people = OfflinePeople(
      remote: RemotePeople(caller: people.caller, reader: people), waiting: waiting)
    ports.featured = remote.featured.map { OfflineFeatured(remote: $0, cache: store.cache) }
    ports.search = OfflineSearch(remote: remote.search, waiting: waiting)
    ports.notifications.list = notices
    ports.notifications.arrivals = notices
    ports.notifications.marks = notices
    ports.notifications.requests = remote.notifications.requests.map {
      OfflineNoticeRequests(remote: $0, waiting: waiting)
    }
    ports.notifications.announcements = remote.notifications.announcements.map {
      OfflineAnnouncements(remote: $0, cache: store.cache, clock: parts.clock)
    }
    ports.outbox = RemoteOutbox(sender: sender, waiting: waiting, reach: reach)
    return ports
  }
}
