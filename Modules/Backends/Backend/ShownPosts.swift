public import AppValues
public import Entities
public import Notifications
public import Post
public import Timeline

/// Reads and publishes posts as a server sends them: with the people who are shown with them, all at one moment.
///
/// What the server still knows of an item isn't read again. Nothing else is kept: who may see an item, in which version,
/// with which marks and numbers, is read anew each time.
public protocol ShownPosts: Sendable {
  /// A page of a timeline.
  ///
  /// - Parameter known: What is known of items; nil to read all of them.
  ///
  /// Throws the same as a `TimelineRepository`.
  func page(
    of kind: TimelineKind, _ request: PageRequest, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<Page<ShownItem>>
  /// A page of a person's posts and shares.
  ///
  /// - Parameter known: What is known of items; nil to read all of them.
  ///
  /// Throws the same as `TimelineItems`.
  func items(
    by person: ID<User>, _ choice: PersonItems, _ request: PageRequest, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<Page<ShownItem>>
  /// The item with an id.
  ///
  /// - Parameter known: What is known of items; nil to read it.
  ///
  /// Throws `notFound` for one that the viewer can't see.
  func item(
    _ id: ID<TimelineItem>, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<ShownItem>
  /// A page of the viewer's notices, each by itself.
  ///
  /// - Parameter known: What is known of items and people; nil to read all of them.
  ///
  /// Throws the same as `NoticeArrivals`.
  func notices(
    _ filter: NoticeFilter, _ request: PageRequest, knowing known: (any KnownItems)?
  ) async throws(AppError) -> Shown<Page<ShownNotice>>
  /// Publishes a post as `PostWriting` does.
  ///
  /// - Parameter post: Makes the post by the viewer's defaults, which may be done more than once.
  ///
  /// Throws the same.
  func publish(
    key: PublishKey, _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Shown<Post>
  /// The profiles of people, in their order, without those who are gone. What is between them and the viewer isn't told.
  func profiles(_ ids: [ID<User>]) async throws(AppError) -> [User]
}

/// Something with the people who are shown with it.
public struct Shown<Content: Sendable>: Sendable {
  /// What is shown.
  public let content: Content
  /// The profiles of the people of what was read, each once, without those who are gone. What is between them and the
  /// viewer isn't told.
  public let people: [User]
  /// Until when time alone changes nothing for the viewer, such as by the end of a mute; nil for ever. What polls do
  /// (`ShownItem.changesAt`) isn't part of it.
  public let until: Timestamp?

  /// Something as it was read.
  public init(_ content: Content, people: [User], until: Timestamp? = nil) {
    self.content = content
    self.people = people
    self.until = until
  }
}

/// What a server knows of items.
public protocol KnownItems: Sendable {
  /// Whether it knows all that an item and its people say, in these versions. It may be asked again for the same item.
  func includes(_ item: ItemOutline) -> Bool
  /// Whether it knows all that someone says, in this version. It may be asked again for the same person.
  func includes(_ person: ItemOutline.Person) -> Bool
}

/// A notice of a page.
public struct ShownNotice: Sendable {
  /// The notice without its post.
  public let notice: Notice
  /// Who did it, in outline; nil if they're gone, or if the viewer's filters apply.
  public let from: ItemOutline.Person?
  /// The post that it's about; nil for none.
  public let item: ShownItem?

  /// A notice as its source creates it.
  public init(_ notice: Notice, from: ItemOutline.Person?, item: ShownItem?) {
    self.notice = notice
    self.from = from
    self.item = item
  }
}

/// An item of a page.
public struct ShownItem: Sendable, PagedItem {
  /// What was read of it.
  public enum Content: Sendable {
    /// What isn't known of an item in these versions.
    case known(ItemOutline)
    /// The item, and the versions by which it can be known from now on; nil if some of its people are gone, or if the
    /// viewer's filters apply.
    case read(TimelineItem, ItemOutline?)
  }

  /// The source's number of the post, which is on a page once.
  public let pageKey: Int64
  /// What was read of it.
  public let content: Content

  /// An item as its source creates it.
  public init(ofPost number: Int64, _ content: Content) {
    pageKey = number
    self.content = content
  }

  /// Whom and what it shows.
  public var subjects: [AnswerSubject] {
    let people: [Int64?] =
      switch content {
      case .known(let outline): [outline.author.number, outline.sharer?.number]
      case .read(let item, _):
        [Int64(item.post.author.id.rawValue), (item.sharedBy?.id.rawValue).flatMap { Int64($0) }]
      }
    return [.post(pageKey)] + people.compactMap { $0.map { .person($0) } }
  }

  /// When its poll ends; nil where there's no such time to come.
  public var changesAt: Timestamp? {
    let votes =
      switch content {
      case .known(let outline): outline.poll?.votes
      case .read(let item, _): item.post.votes
      }
    return votes.flatMap { $0.isOver ? nil : $0.endsAt }
  }
}

/// What differs between two readings of an item: its versions, its numbers, and what is the viewer's own.
public struct ItemOutline: Sendable {
  /// Someone on an item.
  public struct Person: Sendable {
    /// The source's number of the person, and the version of their profile.
    public let number, version: Int64
    /// How much they've written, and how many follow them and are followed.
    public let posts, followers, following: Int
    /// The day of their latest post; nil if there is none.
    public let lastPostedAt: CalendarDate?

    /// Someone as their source creates them.
    public init(
      number: Int64, version: Int64, posts: Int, followers: Int, following: Int, lastPostedAt: CalendarDate?
    ) {
      self.number = number
      self.version = version
      self.posts = posts
      self.followers = followers
      self.following = following
      self.lastPostedAt = lastPostedAt
    }
  }

  /// The source's numbers of the item and of its post, and the version of the post.
  public let item, post, version: Int64
  /// The author of the post, and the one who shared it here, if someone did.
  public let author: Person, sharer: Person?
  /// The numbers of the post.
  public let counts: PostCounts
  /// The viewer's marks on it.
  public let marks: PostMarks
  /// Who may see it, and whether the viewer wrote it.
  public let visibility: PostVisibility, isOwn: Bool
  /// Its poll, and how that goes; nil if it has none.
  public let poll: (question: PollQuestion, votes: PollVotes)?

  /// An item as its source creates it.
  public init(
    item: Int64, post: Int64, version: Int64, author: Person, sharer: Person?, counts: PostCounts,
    marks: PostMarks, visibility: PostVisibility, isOwn: Bool,
    poll: (question: PollQuestion, votes: PollVotes)?
  ) {
    self.item = item
    self.post = post
    self.version = version
    self.author = author
    self.sharer = sharer
    self.counts = counts
    self.marks = marks
    self.visibility = visibility
    self.isOwn = isOwn
    self.poll = poll
  }
}
