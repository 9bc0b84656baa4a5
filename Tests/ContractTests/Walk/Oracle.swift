import AppValues
import Entities
import Notifications

/// A plain model of the network, slow and obvious: what every backend must answer. People and posts go by
/// their numbers. A write answers the error that it must meet, and changes nothing then.
struct Oracle {
  struct Post {
    let id: ID<Entities.Post>
    let author: Int
    let parent: Int?
    let visibility: PostVisibility
    var version: Version
    /// What it said before it was edited.
    var earlier: [Version] = []
    var mentions: [Int]
    /// As they stand in the text.
    var hashtags: [String]
    /// What people chose in its poll, and when that ends.
    var votes: [Int: [Int]] = [:]
    var end: Timestamp?
    var isEndTold = false
    var isDeleted = false

    /// Whether everyone may know that it is there: what only some may read is counted nowhere that others see.
    var isCountedAsComment: Bool { !isDeleted && (visibility == .everyone || visibility == .unlisted) }
    var isCountedAsPost: Bool { !isDeleted && visibility != .direct }
  }

  /// What a post says, or said.
  struct Version: Equatable {
    let text: String
    let photos: [ID<Photo>]
    var poll: PollQuestion?
  }

  /// What stands in timelines, from the oldest to the newest.
  struct Item: Equatable {
    let post: Int
    let actor: Int
    let isShare: Bool
  }

  struct Notice: Equatable {
    let recipient: Int
    let kind: NoticeKind
    let actor: Int
    let post: Int?
    /// Those of one group are told together; nil for one that waits in a request, or did when it was dismissed.
    var group: Int?
    var isStanding = true
    var isRead = false
    var isDismissed = false
  }

  /// One person and another: who follows, asks or blocks whom.
  struct Pair: Equatable {
    let one: Int
    let other: Int

    var reversed: Pair { Pair(one: other, other: one) }
  }

  struct Mute: Equatable {
    let pair: Pair
    let end: Timestamp?
    let notices: Bool
  }

  /// A mark that a person made on a post.
  struct Mark: Equatable {
    let person: Int
    let post: Int
  }

  /// A hashtag that someone follows, folded.
  struct Interest: Equatable {
    let person: Int
    let tag: String
  }

  /// A list of people, its members in the order in which they came.
  struct List {
    let id: ID<UserList>
    let owner: Int
    var members: [Int] = []
    var settings = ListSettings()
  }

  /// What someone would rather not see.
  struct Filter {
    let id: ID<PostFilter>
    let owner: Int
    var settings: FilterSettings
    var phrases: [WalkedPhrase]
    var posts: [Int] = []
  }

  /// A post that its author wants to be published later.
  struct Scheduled {
    let id: ID<ScheduledPost>
    let author: Int
    let parent: Int?
    let visibility: PostVisibility
    let text: WalkedText
    let version: Version
    var time: Timestamp
    var failure: ScheduledPost.Failure?
  }

  /// What the administrator announced.
  struct Announcement {
    let id: ID<Entities.Announcement>
    var content: AnnouncementContent
    var dismissed: Set<Int> = []
    /// Who gave which emoji, in the order in which those were first given.
    var given: [(emoji: String, people: Set<Int>)] = []
  }

  /// What a person has of what the same people wrote each other in a conversation.
  struct Inbox: Hashable {
    let person: Int
    /// The post that the conversation began with.
    let beginning: Int
    /// The others, by their numbers.
    let people: [Int]
  }

  /// Up to which post someone has read an inbox, and up to which they have removed it.
  struct InboxMarks {
    var read = -1
    var removed = -1
  }

  /// What the people are known by, in the order of their numbers.
  var ids: [ID<User>] = []
  /// Whether it is asked what apps show, which a server tells less.
  var isServed = false
  /// The time at which things are done and read.
  var now = Timestamp(milliseconds: 0)
  var posts: [Post] = []
  var items: [Item] = []
  /// From the oldest to the newest.
  var notices: [Notice] = []
  var noticeGroups = 0
  /// What becomes of notices of people whom someone doesn't follow, if they aren't accepted.
  var policies: [Int: NoticeTreatment] = [:]
  /// Whose notices someone has accepted for good.
  var permissions: [Pair] = []
  /// Each in the order in which it came to be.
  var follows: [Pair] = []
  var requests: [Pair] = []
  var blocks: [Pair] = []
  var mutes: [Mute] = []
  /// Of those who follow or ask to: who wants to be told of each post, and not to be shown what is shared.
  var watches: [Pair] = []
  var withoutShares: [Pair] = []
  var locked: Set<Int> = []
  var bookmarks: [Mark] = []
  var likes: [Mark] = []
  var pins: [Mark] = []
  /// On the posts that the conversations began with.
  var mutedConversations: [Mark] = []
  var interests: [Interest] = []
  /// How each hashtag, folded, was written first while public posts have carried it.
  var tagNames: [String: String] = [:]
  var lists: [List] = []
  /// Each in the order in which it came to be.
  var filters: [Filter] = []
  var scheduled: [Scheduled] = []
  /// Each in the order in which it was published.
  var announcements: [Announcement] = []
  var inboxes: [Inbox: InboxMarks] = [:]

  /// Whether someone may hear of a post.
  func wants(_ recipient: Int, _ post: Int) -> Bool {
    sees(recipient, post)
      && !mutedConversations.contains(Mark(person: recipient, post: beginning(of: post)))
  }
}
