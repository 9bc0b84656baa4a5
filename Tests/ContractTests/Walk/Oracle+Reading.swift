import Entities
import PostText
import Profile

/// What people read.
extension Oracle {
  /// The name that the walk gives a person.
  static func handle(_ person: Int) -> String { "person\(person)" }

  /// Home, read in pages of a size: each post once a page, where it came first.
  func home(_ viewer: Int, limit: Int) -> [SeenPost] {
    onceAPage(limit: limit, for: viewer) {
      $0.actor == viewer || follows(viewer, $0.actor) && !keepsApart(viewer, $0.actor)
        || !$0.isShare && brings($0.post, home: viewer)
    }
  }

  /// What the people of a list bring home, likewise.
  func timeline(of list: List, limit: Int) -> [SeenPost] {
    onceAPage(limit: limit, for: list.owner) { list.members.contains($0.actor) && shows($0, in: list) }
  }

  func everyone(_ viewer: Int?) -> [SeenPost] {
    items.reversed().filter {
      !$0.isShare && answered($0.post) == nil && posts[$0.post].visibility == .everyone
        && comesAcross(viewer, $0)
    }.map { seen($0, by: viewer) }
  }

  func timeline(of person: Int, _ choice: PersonPosts, for viewer: Int?) -> [SeenPost] {
    if isBlocked(viewer, person) { return [] }
    return items.reversed().filter { item in
      guard item.actor == person, sees(viewer, item) else { return false }
      return switch choice {
      case .all: true
      case .withoutComments: item.isShare || answered(item.post) == nil
      case .withPhotos: !item.isShare && !posts[item.post].version.photos.isEmpty
      }
    }.map { seen($0, by: viewer, heedingMutes: false) }
  }

  /// The public posts that hold a word, and the viewer's own, be it those of one author alone, who is then asked for.
  func found(_ word: String, by author: Int? = nil, for viewer: Int?) -> [SeenPost] {
    posts.indices.reversed().filter {
      sees(viewer, $0) && (posts[$0].visibility == .everyone || posts[$0].author == viewer)
        && posts[$0].version.text.contains(word)
        && (author == nil ? !mutes(viewer, posts[$0].author) : author == posts[$0].author)
    }.map { seen($0, by: viewer) }
  }

  /// A person's posts with a hashtag.
  func timeline(of person: Int, tagged tag: String, for viewer: Int?) -> [SeenPost] {
    timeline(of: person, .all, for: viewer).filter { post in
      post.sharedBy == nil && post.hashtags.contains { HashtagName.folded($0) == HashtagName.folded(tag) }
    }
  }

  /// Posts looked up one by one.
  func looked(_ viewer: Int?) -> [SeenPost] {
    posts.indices.filter { sees(viewer, $0) }.map { seen($0, by: viewer) }
  }

  /// What a post says, and said before; nil where it is not to be seen.
  func versions(of post: Int, for viewer: Int?) -> [SeenVersion]? {
    sees(viewer, post) ? (posts[post].earlier + [posts[post].version]).map { SeenVersion($0) } : nil
  }

  /// A list of people, the latest first.
  func people(_ list: WalkedList, for viewer: Int?) -> [String] {
    let latestFirst: [Int] =
      switch list {
      case .followers(let owner): follows.filter { $0.other == owner }.map(\.one)
      case .following(let owner): follows.filter { $0.one == owner }.map(\.other)
      case .known(let owner): follows.filter { $0.other == owner && follows(viewer, $0.one) }.map(\.one)
      case .likers(let post): likers(of: post)
      case .sharers(let post): items.filter { $0.isShare && $0.post == post }.map(\.actor)
      case .requests: requests.filter { $0.other == viewer }.map(\.one)
      case .blocked: blocks.filter { $0.one == viewer }.map(\.other)
      case .muted: mutes.filter { $0.pair.one == viewer && mutes(viewer, $0.pair.other) }.map(\.pair.other)
      }
    return latestFirst.reversed().filter { person in
      switch list {
      case .followers(let owner), .following(let owner), .known(let owner):
        !isBlocked(viewer, owner) && !isBlocked(viewer, person)
      case .likers, .sharers: !isBlocked(viewer, person)
      case .requests, .blocked, .muted: true
      }
    }.map(Self.handle)
  }

  func relationship(of viewer: Int?, to person: Int) -> Relationship {
    guard let viewer else { return Relationship() }
    let (pair, mute) = (Pair(one: viewer, other: person), mute(viewer, person))
    // Of those who only ask, an app isn't told on what terms.
    let knowsTerms = !isServed || follows.contains(pair)
    return Relationship(
      isSelf: viewer == person, isFollowing: follows.contains(pair),
      isWatching: knowsTerms && watches.contains(pair),
      isHidingShares: knowsTerms && withoutShares.contains(pair),
      isFollowedBy: follows.contains(pair.reversed), hasRequestedToFollow: requests.contains(pair),
      hasFollowRequest: requests.contains(pair.reversed), isBlocking: blocks.contains(pair),
      isBlockedBy: blocks.contains(pair.reversed), isMuting: mute != nil, mutedUntil: mute?.end,
      isMutingNotices: mute.map { !$0.notices } ?? false)
  }

  private func onceAPage(
    limit: Int, for viewer: Int, where isBrought: (Item) -> Bool
  ) -> [SeenPost] {
    let items = Array(
      items.reversed().filter { isBrought($0) && isWelcome($0, to: viewer) && !hides(viewer, $0) })
    return stride(from: 0, to: items.count, by: limit).flatMap { start in
      let page = items[start..<min(start + limit, items.count)]
      return page.enumerated().filter { index, item in
        !page.dropFirst(index + 1).contains { $0.post == item.post }
      }.map { seen($1, by: viewer) }
    }
  }

  /// What comes to someone by itself, and is no comment to people they do not follow.
  private func isWelcome(_ item: Item, to viewer: Int) -> Bool {
    if !comesAcross(viewer, item) { return false }
    guard !item.isShare, item.actor != viewer, let answered = answered(item.post) else { return true }
    return answered == viewer || follows(viewer, answered)
  }

  /// Whether someone follows the sharer without what they share.
  private func hides(_ viewer: Int, _ item: Item) -> Bool {
    let pair = Pair(one: viewer, other: item.actor)
    return item.isShare && follows.contains(pair) && withoutShares.contains(pair)
  }

  private func seen(_ item: Item, by viewer: Int?, heedingMutes: Bool = true) -> SeenPost {
    var seen = seen(item.post, by: viewer, heedingMutes: heedingMutes)
    seen.sharedBy = item.isShare ? Self.handle(item.actor) : nil
    return seen
  }

  /// - Parameter heedingMutes: Whether nothing is quoted of those whom the viewer mutes.
  func seen(_ number: Int, by viewer: Int?, heedingMutes: Bool = true) -> SeenPost {
    let post = posts[number]
    let quoted = post.parent.flatMap { parent in
      sees(viewer, parent) && !(heedingMutes && mutes(viewer, posts[parent].author)) ? posts[parent] : nil
    }
    let sharers = items.filter { $0.isShare && $0.post == number }.map(\.actor)
    let seen = SeenPost(
      id: post.id, text: post.version.text, author: Self.handle(post.author), visibility: post.visibility,
      isEdited: !post.earlier.isEmpty,
      answers: post.parent.flatMap { posts[$0].isDeleted ? nil : Self.handle(posts[$0].author) },
      answersPerson: post.parent.map { ids[posts[$0].author] },
      quotes: quoted.flatMap { PostExcerpt($0.version.text) },
      mentions: post.mentions.map(Self.handle), hashtags: post.hashtags,
      photos: post.version.photos, options: post.version.poll?.options ?? [], votes: votes(of: post),
      voters: post.version.poll == nil ? nil : post.votes.count,
      choices: viewer.flatMap { post.votes[$0] } ?? [], end: post.end, isOver: isOver(post),
      filters: matches(of: viewer, number),
      counts: PostCounts(
        likes: likers(of: number).count,
        comments: posts.count { $0.parent == number && $0.isCountedAsComment },
        shares: sharers.count),
      marks: marks(of: viewer, on: number))
    return isServed ? seen.served : seen
  }
}

/// A list of people, by the walk's numbers.
enum WalkedList: Hashable {
  case followers(Int)
  case following(Int)
  /// Followers whom the viewer follows.
  case known(Int)
  /// Of a post.
  case likers(Int)
  case sharers(Int)
  case requests, blocked, muted
}
