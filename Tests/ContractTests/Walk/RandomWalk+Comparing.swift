import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import Timeline

extension RandomWalk {
  /// Reads everything as everybody, and as a stranger, and compares it with the oracle.
  mutating func compare() async throws {
    let limit = pick(2..<12)
    for viewer in people.indices {
      move()
      try await compareHome(viewer, limit: limit)
      try await compareNotices(viewer, limit: limit)
      try await compareOwnLists(viewer, limit: limit)
      try await compareChosen(viewer, limit: limit)
      try await compareFilters(viewer)
      try await compareInboxes(viewer, limit: limit)
      try await compareScheduled(viewer, limit: limit)
      try await compareAnnouncements(viewer)
    }
    try await compareAnnounced(limit: limit)
    for viewer in people.indices.map(Optional.some) + [nil] {
      move()
      let can = viewer.map { people[$0].can } ?? stranger
      try await compareTimelines(can, viewer, limit: limit)
      try await compareTags(can, viewer, limit: limit)
      try await comparePosts(can, viewer, limit: limit)
      for person in people.indices { try await comparePerson(person, can, viewer, limit: limit) }
    }
  }

  private func compareHome(_ viewer: Int, limit: Int) async throws {
    let timelines = people[viewer].can.timelines
    let home = try await everything(limit: limit) { try await timelines.page(.home, $0) }
    try compare("home of \(viewer)", home.map(SeenPost.init), oracle.home(viewer, limit: limit))
  }

  private func compareOwnLists(_ viewer: Int, limit: Int) async throws {
    let people = people[viewer].can.listing
    for (list, walked) in [(.requests, .requests), (.blocked, .blocked), (.muted, .muted)]
      as [(PeopleList, WalkedList)]
    {
      let seen = try await everything(limit: limit) { try await people.people(list, $0) }
      try compare("\(list) of \(viewer)", seen.map(\.handle), oracle.people(walked, for: viewer))
    }
  }

  private func compareTimelines(_ can: Repositories, _ viewer: Int?, limit: Int) async throws {
    let all = try await everything(limit: limit) { try await can.timeline.page(of: .everyone, $0) }
    try compare("everyone for \(viewer as Any)", all.map(SeenPost.init), oracle.everyone(viewer))
    if isServed { return }
    let found = try await everything(limit: limit) {
      try await can.search.posts(matching: PostQuery("東京"), $0)
    }
    try compare("search by \(viewer as Any)", found.map(SeenPost.init), oracle.found("東京", for: viewer))
  }

  /// Searches for what one person posted, with a word and without, and reads it as for a report.
  private func compareWritten(
    by person: Int, _ can: Repositories, _ viewer: Int?, limit: Int
  ) async throws {
    for word in ["", "東京"] {
      let query = PostQuery(word, by: viewer == person ? .viewer : .handle(Oracle.handle(person)))
      let found = try await everything(limit: limit) { try await can.search.posts(matching: query, $0) }
      try compare(
        "search of \(person) for \"\(word)\" by \(viewer as Any)", found.map(SeenPost.init),
        oracle.found(word, by: person, for: viewer))
    }
    let written = try await everything(limit: limit) {
      try await can.reporting.posts(by: people[person].id, $0)
    }
    try compare(
      "written by \(person) for \(viewer as Any)", written.map(SeenPost.init),
      oracle.timeline(of: person, .all, for: viewer).filter { $0.sharedBy == nil })
  }

  private mutating func comparePosts(_ can: Repositories, _ viewer: Int?, limit: Int) async throws {
    let looked = try await can.postLookup.posts(oracle.posts.map(\.id))
    try compare("posts for \(viewer as Any)", looked.map(SeenPost.init), oracle.looked(viewer))
    for _ in 0..<min(4, oracle.posts.count) {
      let post = pick(oracle.posts.indices)
      let id = oracle.posts[post].id
      // An app gets all that a walk writes.
      let depth = isServed ? .max : limit % 3 + 1
      let limits = PostContextLimits(ancestors: .max, descendants: .max, depth: depth)
      let context = try await reached { try await can.context(of: id, within: limits) }
      try compare(
        "context of \(post) for \(viewer as Any)",
        context.map { [$0.ancestors, $0.descendants].map { $0.map(SeenPost.init) } },
        oracle.context(of: post, depth: depth, for: viewer))
      let revisions = try await reached { try await can.postHistory.orUnsupported().revisions(of: id) }
      try compare(
        "revisions of \(post) for \(viewer as Any)",
        revisions?.map { SeenVersion($0) },
        oracle.versions(of: post, for: viewer))
      for (list, walked) in [(.likers, .likers(post)), (.sharers, .sharers(post))]
        as [(PostPeople, WalkedList)]
      {
        let people = try await reached {
          try await everything(limit: limit) {
            try await can.postReactions.orUnsupported().people(list, of: id, $0)
          }
        }
        try compare(
          "\(walked) for \(viewer as Any)", people?.map(\.handle),
          oracle.sees(viewer, post) ? oracle.people(walked, for: viewer) : nil)
      }
      if !isServed { try await compareThread(post, can, viewer, limit: limit) }
    }
  }

  private func compareThread(_ post: Int, _ can: Repositories, _ viewer: Int?, limit: Int) async throws {
    let id = oracle.posts[post].id
    let thread = try await reached { try await can.post.thread(of: id) }
    let posts = thread.map { $0.ancestors.map(\.post) + [$0.post] }
    try compare(
      "thread of \(post) for \(viewer as Any)", posts?.map { $0.map(SeenPost.init) },
      oracle.thread(of: post, for: viewer))
    let comments = try await reached {
      try await everything(limit: limit) { try await can.post.comments(on: id, $0) }
    }
    try compare(
      "comments on \(post) for \(viewer as Any)", comments?.map(SeenComment.init),
      oracle.comments(on: post, for: viewer))
  }

  private func comparePerson(
    _ person: Int, _ can: Repositories, _ viewer: Int?, limit: Int
  ) async throws {
    let id = people[person].id
    try compare(try await can.profile.user(id), person: person, for: viewer)
    if !isServed { try await compareWritten(by: person, can, viewer, limit: limit) }
    for posts in PersonPosts.allCases {
      let timeline = try await everything(limit: limit) {
        try await can.timeline.page(of: .user(id, posts), $0)
      }
      try compare(
        "posts of \(person), \(posts), for \(viewer as Any)", timeline.map(SeenPost.init),
        oracle.timeline(of: person, posts, for: viewer))
    }
    if !isServed, let items = can.timelineItems {
      for tag in Self.followedTags {
        let tagged = try await everything(limit: limit) {
          try await items.items(by: id, PersonItems(hashtag: tag), $0)
        }
        try compare(
          "#\(tag) by \(person) for \(viewer as Any)", tagged.map(SeenPost.init),
          oracle.timeline(of: person, tagged: tag, for: viewer))
      }
    }
    let pinned = try await can.postLookup.pinned(by: id)
    try compare(
      "pinned by \(person) for \(viewer as Any)", pinned.map(SeenPost.init),
      oracle.pinned(by: person, for: viewer))
    for (list, walked) in [(.followers(id), .followers(person)), (.following(id), .following(person))]
      as [(PeopleList, WalkedList)]
    {
      let seen = try await everything(limit: limit) { try await can.listing.people(list, $0) }
      try compare("\(walked) for \(viewer as Any)", seen.map(\.handle), oracle.people(walked, for: viewer))
    }
    if viewer != nil { try await compareKnown(to: viewer, among: person, can, limit: limit) }
  }

  private func compareKnown(
    to viewer: Int?, among person: Int, _ can: Repositories, limit: Int
  ) async throws {
    let id = people[person].id
    let expected = oracle.people(.known(person), for: viewer)
    let listed = try await everything(limit: limit) { try await can.listing.people(.knownFollowers(id), $0) }
    try compare("known to \(viewer as Any) among \(person)", listed.map(\.handle), expected)
    let known = try await can.listing.knownFollowers(of: id)
    let path = "the line of those known to \(viewer as Any) among \(person)"
    try compare(path, known.people.map(\.handle), Array(expected.prefix(KnownFollowers.names)))
    try compare(path, known.count, expected.count)
  }

  /// Compares a person as a viewer sees them.
  func compare(_ user: User, person: Int, for viewer: Int?) throws {
    let path = "person \(person) for \(viewer as Any)"
    try compare(path, user.relationship, oracle.relationship(of: viewer, to: person))
    try compare(path, user.isLocked, oracle.locked.contains(person))
    try compare(path, user.postCount, oracle.posts.count { $0.author == person && $0.isCountedAsPost })
    try compare(path, user.followerCount, oracle.follows.count { $0.other == person })
    try compare(path, user.followingCount, oracle.follows.count { $0.one == person })
  }

  /// What is read; nil where it is not to be seen.
  private func reached<Value>(_ read: () async throws -> Value) async throws -> Value? {
    do {
      return try await read()
    } catch AppError.notFound, AppError.gone {
      return nil
    }
  }
}
